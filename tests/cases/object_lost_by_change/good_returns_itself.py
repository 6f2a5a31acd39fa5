"""The method returns the object."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def __init__(self):
        self.factor = 2

    def update(self, x):
        return self


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()
        self.layers = nn.CellDict()  # not on MindSpore 2.0, which lacks attributes of objects

    def construct(self, x):
        scale = self.scale
        scale.update(x)
        return x * scale.factor


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
