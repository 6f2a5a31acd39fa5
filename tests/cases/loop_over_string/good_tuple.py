"""A tuple of the characters, and one character."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pattern = "ab"
        self.letters = tuple(self.pattern)

    def construct(self, x):
        for letter in self.letters:
            x = x + 1
        if self.pattern[0] == "a" and "b" in self.pattern:
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
