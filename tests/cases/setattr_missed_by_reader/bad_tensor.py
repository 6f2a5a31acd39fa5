"""A Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 1
        self.total = Tensor(0.0, ms.float32)

    def construct(self, x):
        setattr(self, "total", x.sum())  # expect: MSG248
        return x * self.total


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
