"""Tensors put into a list, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.maps = []

    def keep(self, x):
        self.maps.extend([x])  # expect: MSG207
        return x

    def construct(self, x):
        return self.keep(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
