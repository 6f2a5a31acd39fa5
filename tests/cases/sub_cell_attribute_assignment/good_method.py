"""A method of the sub-cell assigns its Parameter; `ops.assign` and items of a Parameter work too."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.state = Parameter(Tensor([0.0, 0.0], ms.float32), name="state", requires_grad=False)

    def put(self, x):
        self.state = x

    def construct(self, x):
        return x + self.state


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.block.scale = 2

    def construct(self, x):
        self.block.put(x * 2)
        ops.assign(self.block.state, self.block.state * 2)
        self.block.state[0] = 1.0
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
