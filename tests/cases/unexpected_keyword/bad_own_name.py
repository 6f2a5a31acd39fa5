"""A name with a mistake in it, and one that nothing is meant by."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor, shift=0.0):
    return x * factor + shift


class Block(nn.Cell):
    def construct(self, x):
        return scaled(x, factor=3.0, shfit=1.0)  # expect: MSG802 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x, mask=x if self.training else None)  # expect: MSG802 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
