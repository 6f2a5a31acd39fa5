"""The weight of a normalisation is called `gamma`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(2)
        self.start = self.norm.weight  # expect: MSG807 [unsafe]

    def construct(self, x: Tensor):
        return self.norm(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
