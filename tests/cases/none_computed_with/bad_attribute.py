"""An attribute that is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = None

    def construct(self, x: Tensor, b: Tensor):
        if b > 5:
            x = x * self.scale  # expect: MSG411
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
