"""A function that `construct` calls: no `self`, so no fix."""
import mindspore as ms
from mindspore import Tensor, nn


def normalise(x):
    return nn.LayerNorm((3,))(x)  # expect: MSG502


class Net(nn.Cell):
    def construct(self, x):
        return normalise(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
