"""An `elif` chain without `else`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            y = x
        elif x.ndim == 2:
            y = x * 2
        return y  # expect: MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
