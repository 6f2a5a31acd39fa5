"""An attribute assigned through `__dict__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 0

    def construct(self, x):
        self.__dict__["scale"] = 5  # expect: MSG204
        return x + self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
