"""Each of several layers holds one that keeps a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = 0

    def construct(self, x):
        self.seen = self.seen + x.shape[0]  # expect: MSG231 [unsafe]
        return x + self.seen


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def construct(self, x):
        return self.meter(x) * 0.5


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell([Block(), Block()])

    def construct(self, x):
        return self.blocks(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
