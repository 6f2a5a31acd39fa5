"""A method makes two lists, as HRNet has them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = self.make(2)
        self.second = self.make(2)

    def make(self, depth):
        layers = []
        for number in range(depth):
            layers.append(nn.Dense(2, 2, weight_init="ones") if number else None)
        return layers

    def construct(self, x: Tensor):
        for number in range(2):
            if self.first[number] is not None:  # expect: MSG520
                x = self.first[number](x)
            if self.second[number] is not None:  # expect: MSG519
                x = self.second[number](x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
