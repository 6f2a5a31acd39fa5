"""A class of constants in `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        class Scale:  # expect: MSG111
            value = 2

        return x * Scale.value


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
