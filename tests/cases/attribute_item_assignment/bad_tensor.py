"""An item of a Tensor that is no Parameter."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.buffer = Tensor([0.0, 0.0], ms.float32)

    def construct(self, x):
        self.buffer[0] = 5  # expect: MSG204 [unsafe]
        return x + self.buffer


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
