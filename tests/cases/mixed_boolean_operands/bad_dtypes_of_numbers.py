"""Tensors of numbers, which decide their dtypes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.whole = Tensor([1])
        self.half = Tensor(0.5)

    def construct(self, x: Tensor):
        most = x.astype(ms.int64).max()
        return self.pick(self.whole * most, self.half * x.sum().astype(ms.float32))

    def pick(self, a, b):
        return a and b  # expect: MSG311


def inputs():
    return (Tensor([[0.0, 1.0]], ms.float32),)
