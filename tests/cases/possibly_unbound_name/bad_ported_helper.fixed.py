"""A ported helper: `NameError: The name 'c' is not defined` on 2.0, `UnboundLocalError` from 2.7 on."""
import mindspore as ms
from mindspore import Tensor, nn


def a(b):
    c = None
    if b == 1:
        c = 2
    return c  # expect: MSG301 [unsafe]


class Net(nn.Cell):
    def construct(self, x):
        return x * a(1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
