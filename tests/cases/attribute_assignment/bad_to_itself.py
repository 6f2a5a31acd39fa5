"""An attribute that is assigned to itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2.0

    def construct(self, x: Tensor):
        self.scale = self.scale  # expect: MSG201 [safe]
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
