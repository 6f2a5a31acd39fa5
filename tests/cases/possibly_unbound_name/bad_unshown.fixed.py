"""Conditions of which the source does not show whether they are known at compile time."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"bias": True}

    def construct(self, x, scale, double=None):
        a = None
        if self.options["bias"]:
            a = x
        c = None
        if scale > 1:
            c = x
        return a + c  # expect: MSG301 [unsafe], MSG301 [unsafe]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
