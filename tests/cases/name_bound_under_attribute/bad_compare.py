"""Attributes compared with literals and with each other, and `is not None`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "a"
        self.k = 3
        self.j = 3
        self.act = nn.ReLU()

    def construct(self, x):
        if self.mode == "a":
            a = x * 2
        if self.k > 1 and self.k < 5:
            b = x + 1
        if self.k == self.j:
            c = x - 1
        if self.act is not None:
            d = self.act(x)
        return a + b + c + d  # expect: MSG303 [unsafe], MSG303 [unsafe], MSG303 [unsafe], MSG303 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
