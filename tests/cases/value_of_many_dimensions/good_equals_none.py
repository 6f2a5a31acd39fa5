"""A Tensor is not equal to None, and the compiler knows it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a, b = x.shape
        y = x.reshape(a, b, 1)
        if y == None:
            y = y + 1
        return y * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
