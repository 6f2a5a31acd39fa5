"""An attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.ratio = 0.6

    def construct(self, x: Tensor):
        return x + int(round(self.ratio))  # expect: MSG630 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
