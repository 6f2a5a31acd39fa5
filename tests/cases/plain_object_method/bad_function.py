"""A function in an object, by a name and in a loop too."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    return x * 2


class Activations:
    def __init__(self):
        self.first = double


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.activations = Activations()

    def construct(self, x: Tensor):
        first = self.activations.first
        x = first(x)  # expect: MSG531
        for _ in range(2):
            x = self.activations.first(x)  # expect: MSG531
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
