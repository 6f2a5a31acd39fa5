"""The same where no loop can stand."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.last = Block().requires_grad_(False)  # expect: MSG805
        self.first.requires_grad_(False); self.first.requires_grad_(True)  # expect: MSG805, MSG805

    def construct(self, x: Tensor):
        return self.first(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
