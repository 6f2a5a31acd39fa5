"""Attributes of many kinds, in every form of assignment; no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train"
        self.sizes = []
        self.pair = (0, 0)
        self.shape = None
        self.i = 0

    def construct(self, x):
        self.mode = "eval"  # expect: MSG201
        self.sizes = self.sizes + [1]  # expect: MSG201
        self.sizes += [2]  # expect: MSG201
        self.pair: tuple = (1, 2)  # expect: MSG201
        y = self.shape = x.shape  # expect: MSG201
        for self.i in range(3):  # expect: MSG201
            x = x + self.i
        return x + len(self.sizes) + self.pair[1] + y[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
