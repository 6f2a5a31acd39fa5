"""The argument is scaled before the Cell runs."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __call__(self, x, *args):
        return super().__call__(x * 2, *args)

    def construct(self, x):
        return x + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x)  # expect: MSG547


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
