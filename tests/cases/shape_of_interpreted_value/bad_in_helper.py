"""The value is handed to a function, and to a Cell of the project."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def smooth(t):
    return ops.gelu(t * 0.5)  # expect: MSG672 [unsafe]


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((2,))

    def construct(self, x):
        return self.norm(x) + x  # expect: MSG672 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.block = Block()

    def construct(self, x: Tensor):
        self.calls = 1  # expect: MSG201 [unsafe]
        return smooth(self.block(x * self.calls))


def run():
    net = Net()
    x = Tensor([[1.0, 2.0]], ms.float32)
    return net(x), net(x)
