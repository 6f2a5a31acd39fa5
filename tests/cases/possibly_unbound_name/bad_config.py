"""Conditions that look constant: a list, `in`, a global."""
import mindspore as ms
from mindspore import Tensor, nn


FLAG = True


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]
        self.mode = "a"

    def construct(self, x):
        if self.sizes:
            b = x
        if self.mode in ("a", "b"):
            c = x
        if FLAG:
            d = x
        return b + c + d  # expect: MSG301 [unsafe], MSG301 [unsafe], MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
