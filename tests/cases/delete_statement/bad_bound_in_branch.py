"""A name that only one branch binds."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            y = x + 1
            x = y * 2
        del y  # expect: MSG101 [unsafe]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
