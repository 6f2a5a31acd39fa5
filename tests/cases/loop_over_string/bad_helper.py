"""A string that a helper is given, and one under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "fast"

    def scaled(self, x, text):
        for letter in text:  # expect: MSG662
            x = x + 1
        return x

    def construct(self, x: Tensor):
        mode = self.mode
        count = 0
        for letter in mode:  # expect: MSG662
            count += 1
        return self.scaled(x, mode) * count


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
