"""`setattr` in `__init__`, `getattr` in graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        setattr(self, "scale", 5)

    def construct(self, x):
        return x * getattr(self, "scale")


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
