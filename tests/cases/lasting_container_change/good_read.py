"""Globals are only read."""
import mindspore as ms
from mindspore import Tensor, nn


STATE = {"scale": 3}


class Net(nn.Cell):
    def construct(self, x):
        return x * STATE["scale"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
