"""A constant is set while the graph is compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 1
        self.total = Tensor(0.0, ms.float32)

    def construct(self, x):
        setattr(self, "n", 5)  # expect: MSG212
        return x * self.n


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
