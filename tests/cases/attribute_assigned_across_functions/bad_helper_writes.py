"""A helper method counts, `construct` reads the counter."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def count(self):
        self.steps += 1  # expect: MSG202 [unsafe]

    def construct(self, x):
        self.count()
        return x + self.steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
