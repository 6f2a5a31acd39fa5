"""`del` in a function and in a method that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    y = x + 1
    z = y * 2
    del y  # expect: MSG101 [safe]
    return z


class Net(nn.Cell):
    def halve(self, x):
        y = x / 2
        z = y - 1
        del y  # expect: MSG101 [safe]
        return z

    def construct(self, x):
        return double(x) + self.halve(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
