"""A default that the call does not use."""
import mindspore as ms
from mindspore import Tensor, nn


def extended(x, seen=[]):
    seen.append(x)
    return seen


class Net(nn.Cell):
    def construct(self, x):
        return x * len(extended(x, [x, x]))


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
