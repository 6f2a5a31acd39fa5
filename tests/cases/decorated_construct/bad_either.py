"""A wrapper that changes the result on one way or the other."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def scaled(f):
    @functools.wraps(f)
    def wrapper(self, *args):
        output = f(self, *args)
        if self.negated:
            output = -output
        else:
            output = output * 2
        return output

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.negated = False

    @scaled  # expect: MSG710 [unsafe]
    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
