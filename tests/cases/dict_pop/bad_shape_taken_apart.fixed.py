"""A block of the project takes the shape apart."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, x):
        b, t, c = x.shape
        return ops.reshape(x, (b, t * c))


class Inner(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x, **kwargs):
        y = kwargs["bias"]  # expect: MSG227 [safe]
        return self.block(x) + self.block(y)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, x):
        return self.inner(x, bias=x * 2)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
