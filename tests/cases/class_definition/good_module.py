"""The class is defined in the module, under `@jit_class`."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Scale:
    def __init__(self):
        self.value = 2


class Net(nn.Cell):
    def construct(self, x):
        return x * Scale().value


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
