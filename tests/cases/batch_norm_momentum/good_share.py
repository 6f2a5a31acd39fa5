"""The share of the old statistics, or none that the source shows."""
import mindspore as ms
from mindspore import Tensor, nn

MOMENTUM = 0.03


class Net(nn.Cell):
    def __init__(self, momentum=0.9):
        super().__init__()
        self.first = nn.BatchNorm1d(1, momentum=0.9)
        self.second = nn.BatchNorm1d(1, momentum=1 - MOMENTUM)
        self.third = nn.BatchNorm1d(1, 1e-5, momentum)
        self.fourth = nn.BatchNorm1d(1, momentum=1 - 0.03)

    def construct(self, x: Tensor):
        return self.fourth(self.third(self.second(self.first(x))))


def inputs():
    return (Tensor([[1.0], [2.0]], ms.float32),)
