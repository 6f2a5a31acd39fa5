"""Versions as texts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.version = ('2', '0')

    def construct(self, x):
        if self.version < ('2', '1'):  # expect: MSG333
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
