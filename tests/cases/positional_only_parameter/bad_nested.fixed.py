"""A nested function."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        def double(a):  # expect: MSG121 [safe]
            return a * 2

        return double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
