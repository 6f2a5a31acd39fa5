"""A constant Tensor, and a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Tensor([[1.0], [2.0]], ms.float32)

    def construct(self, x):
        return x * self.scale.broadcast_to((2, 3))  # expect: MSG656 [safe]


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
