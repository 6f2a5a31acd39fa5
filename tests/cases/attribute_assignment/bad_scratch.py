"""Attributes used like local names: written, then read, in the same call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = None

    def construct(self, x):
        self.size = x.shape[0]  # expect: MSG201 [unsafe]
        y = x * self.size
        if x.ndim > 1:
            self.size = 1  # expect: MSG201 [unsafe]
        return y + self.size


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
