"""Layers in a row whose result is returned as it is: the compiler never looks at what nobody uses."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        shifts = []
        for _ in range(2):
            shifts.append(lambda t: t + 1)  # expect: MSG309
        for shift in shifts:
            y = shift(y)
        return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell(Block(), Block())

    def construct(self, x):
        return self.blocks(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
