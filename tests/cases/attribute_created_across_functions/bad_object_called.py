"""An object that is called."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Scaled:
    def __call__(self, x):
        return x * 2


def make():
    return Scaled()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = None

    def construct(self, x: Tensor):
        self.setup()
        return self.scaled(x)

    def setup(self):
        self.scaled = make()  # expect: MSG222 [unsafe]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
