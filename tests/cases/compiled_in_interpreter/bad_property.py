"""A property of an object with a Tensor that calls a network of its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Gate:
    layer = nn.Sigmoid()

    def __init__(self, x):
        self.x = x

    @property
    def opened(self):
        return self.layer(self.x)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        gate = Gate(x)  # expect: MSG516
        return gate.opened  # expect: MSG542


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
