"""Buffers that are handed on as they are, or that a helper registers for `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.register_buffer("scale", Tensor([1.0, 2.0], ms.float32))
        self.make(2)

    def make(self, length: int):
        self.register_buffer("table", Tensor([2.0, 3.0], ms.float32) * length)  # expect: MSG621

    def construct(self, x: Tensor):
        self.make(x.shape[0])
        self.register_buffer("scale", x * 2)  # expect: MSG621
        return x * self.table, self.scale


def inputs():
    return (Tensor([3.0, 4.0], ms.float32),)
