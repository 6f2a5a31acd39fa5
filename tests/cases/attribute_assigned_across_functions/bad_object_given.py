"""What the attribute is comes with an argument."""
import mindspore as ms
from mindspore import Tensor, nn


class State:
    def __init__(self, factor=2.0):
        self.factor = factor

    def grow(self, factor):
        self.factor = factor  # expect: MSG202

    def scaled(self, x):
        return x * self.factor



class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.state = State(4.0)

    def construct(self, x):
        self.state.grow(3.0)  # expect: MSG531
        return x * self.state.factor  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
