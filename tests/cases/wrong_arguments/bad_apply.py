"""PyTorch's `Function.apply`: of a Cell, `apply` takes a function."""
import mindspore as ms
from mindspore import Tensor, nn


class Twice(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.start = Twice.apply(Tensor([1.0, 2.0], ms.float32))  # expect: MSG803

    def construct(self, x: Tensor):
        return x + self.start


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
