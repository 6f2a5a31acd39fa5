"""The same of the layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.up = nn.Upsample(scale_factor=2, mode="nearest")  # expect: MSG819

    def construct(self, x: Tensor):
        return self.up(x)


def inputs():
    return (Tensor([[[[1.0, 2.0], [3.0, 4.0]]]], ms.float32),)
