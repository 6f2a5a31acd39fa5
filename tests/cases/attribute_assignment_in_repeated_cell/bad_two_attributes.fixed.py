"""Two attributes of one class, and a method that both call."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, scale):
        super().__init__()
        self.scale = scale
        self.calls = ms.Parameter(Tensor(0, ms.int32), name="calls", requires_grad=False)

    def construct(self, x):
        return self.counted(x) * self.scale

    def counted(self, x):
        self.calls = self.calls + 1  # expect: MSG231 [unsafe]
        return x * self.calls


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block(0.5)
        self.second = Block(2.0)

    def construct(self, x):
        return self.second(self.first(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
