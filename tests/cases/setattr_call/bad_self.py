"""An attribute of `self` set by name, one that is there and a new one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        setattr(self, "scale", 5)  # expect: MSG212
        setattr(self, "shift", 2)  # expect: MSG212
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
