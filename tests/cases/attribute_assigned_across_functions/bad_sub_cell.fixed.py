"""A sub-cell counts its calls, its parent reads the counter."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = ms.Parameter(Tensor(0, ms.int32), name="calls", requires_grad=False)

    def construct(self, x):
        self.calls = self.calls + 1  # expect: MSG202 [unsafe]
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        return y + self.block.calls


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
