"""A value is popped from what a Cell returns."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return {"a": x, "b": x * 3}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        parts = self.block(x)
        a = parts.pop("a")  # expect: MSG255
        return x + a


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
