"""Each layer of a list has a Parameter of its own, and keeps nothing else."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def construct(self, x):
        self.steps += 1
        scale = self.steps * 2
        return x * scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block() for _ in range(2)])

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
