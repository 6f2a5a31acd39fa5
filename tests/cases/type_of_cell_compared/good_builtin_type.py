"""By `is`, the compiler compares the type of a Cell with one that is no class of Cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()
        self.size = 3

    def construct(self, x: Tensor):
        if type(self.act) is int:
            x = x + 1
        if type(self.size) == int:
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
