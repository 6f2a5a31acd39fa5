"""A normalisation layer: its statistics are forgotten."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.batch_norm2d = nn.BatchNorm2d(3)

    def construct(self, x):
        return self.batch_norm2d(x)  # expect: MSG502 [unsafe]


def inputs():
    return (Tensor([[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]], ms.float32),)
