"""In `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        exec("1 + 1")

    def construct(self, x: Tensor):
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
