"""`delattr` in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1
        delattr(self, "scale")

    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
