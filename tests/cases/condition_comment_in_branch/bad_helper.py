"""In a function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x):
    y = x
    if len(x.shape) > 1:  # expect: MSG308
        y = x * 5
    else:
        if x.ndim == 1:  # @jit.cond: True
            y = x * 7
    return y


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
