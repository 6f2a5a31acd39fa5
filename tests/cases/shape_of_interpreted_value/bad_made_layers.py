"""A list of layers that a function makes, with a class that is left to its default."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Holder:
    def __init__(self, value):
        self.value = value


def mlp(activation, last=nn.Identity):
    layers = []
    for index in range(2):
        act = activation if index < 1 else last
        layers += [nn.Dense(2, 2), act()]
    return nn.SequentialCell(*layers)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = mlp(nn.ReLU)

    def construct(self, x: Tensor):
        y = Holder(x * 2).value  # expect: MSG516
        return self.layers(y)  # expect: MSG672


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
