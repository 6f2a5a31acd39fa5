"""Methods of the Cell itself, called on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2

    def update(self, x):
        print("updated")

    def construct(self, x):
        self.update(x)
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
