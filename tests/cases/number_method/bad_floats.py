"""Of floats."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rate = 0.5

    def construct(self, x: Tensor):
        return x * self.rate.as_integer_ratio()[1]  # expect: MSG667


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
