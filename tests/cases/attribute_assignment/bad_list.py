"""A list that every call makes longer, and an annotated attribute; no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = []
        self.pair = (0, 0)

    def construct(self, x):
        self.sizes = self.sizes + [1]  # expect: MSG201
        self.sizes += [2]  # expect: MSG201
        self.pair: tuple = (1, 2)  # expect: MSG201
        return x + len(self.sizes) + self.pair[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
