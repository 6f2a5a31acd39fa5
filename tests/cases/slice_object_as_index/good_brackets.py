"""Slices in the brackets, slice objects in a tuple and on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = slice(1, 2)

    def construct(self, x):
        y = ops.relu(x)
        first = slice(0, 1)
        return y[0:1] + y[first, 0:1] + y[self.last]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
