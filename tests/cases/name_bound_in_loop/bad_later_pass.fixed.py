"""Bound in one pass, read in the next."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        last = None
        for i in range(3):
            if i > 0:
                y = y + last  # expect: MSG302 [unsafe]
            last = x * i
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
