"""In a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x):
    class Scale:  # expect: MSG111
        value = 2

    return x * Scale.value


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
