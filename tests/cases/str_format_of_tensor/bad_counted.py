"""A number that a loop counts, which a Tensor ends."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        i = 0
        while x.sum() < 100:
            print("{}".format(i))  # expect: MSG690
            i += 1
            x = x + 10
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
