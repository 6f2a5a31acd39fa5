"""The caller does not read the argument again."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items[0] = 9
    return items * 2


class Net(nn.Cell):
    def construct(self, x):
        y = change(x * 1, x)
        z = x * 2
        w = change(z, x)
        return y + w


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
