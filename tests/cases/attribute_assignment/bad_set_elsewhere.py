"""A Cell refuses a number where it has a Parameter: a subclass and a function set attributes to numbers."""

from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0
        self.total = 0

    def construct(self, x):
        self.steps += 1  # expect: MSG201
        self.total += 2  # expect: MSG201
        return x * self.steps, x + self.total


class Later(Net):
    def __init__(self):
        super().__init__()
        self.steps = 10


def reset(network: Net):
    network.total = 0


def inputs():
    return (Tensor([1.0, 2.0]),)
