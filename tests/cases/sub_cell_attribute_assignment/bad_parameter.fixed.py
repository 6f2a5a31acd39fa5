"""A Parameter of a sub-cell: `ops.assign` does it."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.state = Parameter(Tensor([0.0, 0.0], ms.float32), name="state", requires_grad=False)

    def construct(self, x):
        return x + self.state


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        ms.ops.assign(self.block.state, x * 2)  # expect: MSG203 [unsafe]
        y = self.block(x)
        ms.ops.assign(self.block.state, self.block.state + x)  # expect: MSG203 [unsafe]
        return self.block(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
