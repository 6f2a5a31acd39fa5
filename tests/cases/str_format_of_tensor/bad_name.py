"""A text with a name, which is printed."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        text = "{0} of {1}".format(x.sum(), 2)  # expect: MSG690
        print(text)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
