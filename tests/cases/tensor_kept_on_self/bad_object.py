"""A method of a plain object stores it and goes on with it."""
import mindspore as ms
from mindspore import Tensor, nn


class Scaler:
    def __init__(self):
        self.scaled = None

    def scale(self, x):
        self.scaled = x * 2  # expect: MSG217
        return self.scaled + 1


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scaler = Scaler()  # expect: MSG517
        return scaler.scale(x)


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
