"""Objects of a `@jit_class`, and of a class below it."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Scope:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        return None


class Inner(Scope):
    def __init__(self):
        self.scale = 2


class Net(nn.Cell):
    def construct(self, x):
        with Scope():
            x = x * 2
        with Inner():
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
