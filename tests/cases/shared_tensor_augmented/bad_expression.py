"""A value that needs parentheses."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        z = y
        z -= x - 2  # expect: MSG704 [unsafe]
        return y + z


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
