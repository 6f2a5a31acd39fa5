"""An attribute that graph code assigns."""
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
        self.memory = ()

    def construct(self, x: Tensor):
        y = self.block(x, *self.memory)  # expect: MSG551
        self.memory = (x * 2, x * 3)  # expect: MSG201
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
