"""A number and one on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = 3

    def construct(self, x):
        return x * (~5) + ~self.mask  # expect: MSG140, MSG140


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
