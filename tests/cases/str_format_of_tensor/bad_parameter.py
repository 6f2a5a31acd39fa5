"""A Parameter."""

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0], ms.float32), name="w")

    def construct(self, x):
        print("{}".format(self.w))  # expect: MSG690
        return x * self.w


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
