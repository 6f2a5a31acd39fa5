"""A tuple of the characters."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.letters = tuple("ab")

    def construct(self, x):
        for index, letter in enumerate(self.letters):
            x = x + index
        return x * len([1 for letter in self.letters])


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
