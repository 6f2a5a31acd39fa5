"""In a helper function, before a branch."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x):
    factor: "int"  # expect: MSG133 [safe]
    if x.ndim == 1:
        factor = 2
    else:
        factor = 3
    return x * factor


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
