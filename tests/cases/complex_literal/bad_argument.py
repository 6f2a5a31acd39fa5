"""As an argument of a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def real(c):
    return c.real


class Net(nn.Cell):
    def construct(self, x):
        return x + real(-1.5j)  # expect: MSG124


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
