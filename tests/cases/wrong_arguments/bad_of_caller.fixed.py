"""What is missing, the caller has by that name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, width, depth):
        super().__init__()
        self.width = width
        self.depth = depth

    def construct(self, x):
        return x * self.width * self.depth


class Net(nn.Cell):
    def __init__(self, depth=3, shift=1.0):
        super().__init__()
        self.shift = shift
        self.block = Block(2, depth=depth)  # expect: MSG803 [unsafe]
        self.other = Block(  # expect: MSG803 [unsafe]
            width=(2), depth=depth,  # wide
        )

    def shifted(self, x, scale, shift):
        return x * scale + shift

    def construct(self, x: Tensor):
        shift = self.shift * 2
        return self.shifted(self.block(self.other(x)), 2.0, shift=shift)  # expect: MSG803 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
