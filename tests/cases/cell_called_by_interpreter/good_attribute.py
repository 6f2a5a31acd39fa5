"""An attribute that nobody assigns."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, *others):
        for other in others:
            x = x + other
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.sizes = (2.0, 3.0)

    def construct(self, x: Tensor):
        return self.block(x, *self.sizes)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
