"""An item of a Tensor that the caller adds later."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items[0] = 9  # expect: MSG701 [unsafe]
    return items * 2, items


class Net(nn.Cell):
    def construct(self, x: Tensor):
        z = x * 1
        y, z = change(z, x)
        return z + y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
