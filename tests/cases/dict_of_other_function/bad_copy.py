"""A copy of an argument of a Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, parts):
        own = parts.copy()  # expect: MSG255
        x = x + own["a"]
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 3}
        return self.block(x, parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
