"""A copy of a list on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = [1, 2, 3]

    def construct(self, x):
        scales = list(self.scales)
        scales[-1:] = []  # expect: MSG712 [safe]
        return x * len(scales)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
