"""Called on the class."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    @staticmethod
    def double(x):
        return x * 2

    def construct(self, x: Tensor):
        return Net.double(x)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
