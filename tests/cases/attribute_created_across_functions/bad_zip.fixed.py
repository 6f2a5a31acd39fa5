"""`zip` goes through it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = None

    def construct(self, x: Tensor):
        sizes = self.setup()
        for part, size in zip((x, x + 1), sizes):
            x = x + part * size
        return x

    def setup(self):
        sizes = (1.0, 2.0)  # expect: MSG222 [unsafe]
        return sizes


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
