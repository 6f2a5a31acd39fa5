"""Under a Tensor condition, in a helper."""

import mindspore as ms
from mindspore import Tensor, nn


def report(loss):
    if loss > 0:  # expect: MSG343 [safe]
        print("{loss}".format(loss=loss))  # expect: MSG691


class Net(nn.Cell):
    def construct(self, x):
        report(x.sum())
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
