"""An attribute of the Cell deleted."""
import mindspore as ms
from mindspore import Tensor, nn

CALLS = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2

    def construct(self, x):
        y = x * self.scale
        del self.scale  # expect: MSG101
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
