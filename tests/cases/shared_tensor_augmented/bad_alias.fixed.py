"""The Tensor has another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.ReLU()

    def construct(self, x):
        out = self.conv(x)
        kept = out
        out = out + x  # expect: MSG704 [unsafe]
        return kept + out


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
