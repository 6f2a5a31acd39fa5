"""The value on `self`, an object that nobody asks, a `jit_class`."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.double = True


@ms.jit_class
class Known:
    def __init__(self):
        self.double = True


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()
        self.double = self.config.double
        self.known = Known()

    def construct(self, x: Tensor):
        unused = self.config.double
        if self.double and self.known.double:
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
