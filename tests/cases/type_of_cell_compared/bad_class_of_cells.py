"""A class of Cells is on the right: that the left is none does not help."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = 3
        self.name = 'a'

    def construct(self, x: Tensor):
        if type(self.size) is nn.ReLU:  # expect: MSG546
            x = x + 1
        return x * 2 if type(self.name) != nn.Tanh else x  # expect: MSG546


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
