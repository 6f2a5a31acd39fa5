"""A layer of MindSpore."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()

    def construct(self, x: Tensor):
        return self.act.__call__(x) * 2  # expect: MSG650 [safe]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
