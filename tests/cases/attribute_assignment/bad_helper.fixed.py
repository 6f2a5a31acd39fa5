"""A counter that only one helper method touches, and one in a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = ms.Parameter(Tensor(0, ms.int32), name="calls", requires_grad=False)

    def construct(self, x):
        self.calls = self.calls + 1  # expect: MSG201 [unsafe]
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.total = ms.Parameter(Tensor(0, ms.int32), name="total", requires_grad=False)

    def count(self, x):
        self.total += 2  # expect: MSG201 [unsafe]
        return x + self.total

    def construct(self, x):
        return self.count(self.block(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
