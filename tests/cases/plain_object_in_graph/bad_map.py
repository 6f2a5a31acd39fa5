"""`HyperMap` and `Map`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def square(x):
    return x * x


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.HyperMap()(square, (x, x))  # expect: MSG517
        return y[0] + ops.Map()(square, (x, x))[1]  # expect: MSG517


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
