"""Arguments that the source does not show one by one, and methods that a subclass has too."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self, width, depth):
        super().__init__()
        self.width = width * depth

    def construct(self, x):
        return self.scaled(x, 2.0) * self.width

    def scaled(self, x):
        raise NotImplementedError


class Twice(Block):
    def scaled(self, x, factor):
        return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        sizes = (2, 3)
        options = {"depth": 3}
        self.block = Twice(*sizes)
        self.other = Twice(2, **options)

    def construct(self, x: Tensor):
        return ops.transpose(self.block(x) + self.other(x), (1, 0))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
