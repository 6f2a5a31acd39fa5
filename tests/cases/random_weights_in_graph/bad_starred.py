"""The sizes, starred."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = (2, 3)

    def construct(self, x: Tensor):
        return nn.Dense(*self.sizes)(x.reshape(1, 2))  # expect: MSG501


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
