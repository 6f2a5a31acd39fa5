"""A method."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def double(self, x):
        return x * 2

    def construct(self, x):
        print("{}".format(self.double))  # expect: MSG692
        return self.double(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
