"""A method of the Cell whose name is that of a draw."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def uniform(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()

    def construct(self, x: Tensor):
        return self.scale.uniform(x) + self.scale.uniform(1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
