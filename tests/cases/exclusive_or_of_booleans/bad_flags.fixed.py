"""Attributes and comparisons."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = True
        self.second = False

    def construct(self, x: Tensor):
        either = self.first != self.second  # expect: MSG651 [safe]
        if not (either != (x.ndim == 3)):  # expect: MSG651 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
