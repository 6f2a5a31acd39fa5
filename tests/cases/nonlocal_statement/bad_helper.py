"""In a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def total(x):
    result = x

    def add(value):
        nonlocal result  # expect: MSG107
        result = result + value

    add(x)
    return result


class Net(nn.Cell):
    def construct(self, x):
        return total(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
