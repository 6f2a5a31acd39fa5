"""One element turned around."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = [3]

    def construct(self, x: Tensor):
        self.factors.reverse()
        return x * self.factors[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
