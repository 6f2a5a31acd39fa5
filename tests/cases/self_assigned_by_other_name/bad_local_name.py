"""A local name for self: what is read afterwards is what was there before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        net = self
        net.scale = 2  # expect: MSG246
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
