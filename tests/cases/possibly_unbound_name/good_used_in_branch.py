"""A name that only its own branch reads, and names that exist outside."""
import mindspore as ms
from mindspore import Tensor, nn


scale = 3


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            y = x * 2
            x = x + y
        if x.ndim == 1:
            scale = 2
        if x.ndim == 1:
            max = 5

        def shift(y):
            return y + 1

        return shift(x) * scale + max


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
