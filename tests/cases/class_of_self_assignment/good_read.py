"""It is set in `__init__` and read in graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    calls = 0

    def __init__(self):
        super().__init__()
        type(self).calls = 3

    def construct(self, x: Tensor):
        return x * self.calls


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
