"""Two lists of layers, and a part of one: tuples can be added to each other."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = [nn.ReLU(), nn.Tanh()]
        self.second = [nn.Sigmoid(), nn.ReLU()]

    def construct(self, x):
        for layer in self.first + self.second[1:] + self.second:
            x = layer(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
