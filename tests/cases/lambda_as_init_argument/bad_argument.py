"""A lambda passed to another Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, act):
        super().__init__()
        self.act = act

    def construct(self, x):
        return self.act(x) * 2  # expect: MSG139


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(lambda x: x + 1)

    def construct(self, x):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
