"""Attributes of many kinds, in every form of assignment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train"
        self.shape = None
        self.i = 0

    def construct(self, x):
        self.mode = "eval"  # expect: MSG201 [unsafe]
        y = self.shape = x.shape  # expect: MSG201 [unsafe]
        for self.i in range(3):  # expect: MSG201 [unsafe]
            x = x + self.i
        return x + y[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
