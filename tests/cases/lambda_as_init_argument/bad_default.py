"""The default of a parameter of `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, act=lambda x: x + 1):
        super().__init__()
        self.act = act

    def construct(self, x):
        return self.act(x)  # expect: MSG139


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
