"""A counter in a layer that is called twice, and one in a layer that is made in one of two ways."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = ms.Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        return x * self.steps


class Scale(nn.Cell):
    def __init__(self, scale):
        super().__init__()
        self.scale = scale
        self.steps = ms.Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        return x * self.steps * self.scale


class Net(nn.Cell):
    def __init__(self, large=False):
        super().__init__()
        self.block = Block()
        if large:
            self.scale = nn.CellList([Scale(4.0) for _ in range(1)])
        else:
            self.scale = nn.CellList([Scale(0.5)])

    def construct(self, x):
        return self.scale[0](self.block(self.block(x)))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
