"""Functions have no `self`: there is no place for the weights, so there is no fix."""
import mindspore as ms
from mindspore import Tensor, nn


def project(x):
    return nn.Dense(3, 2)(x)  # expect: MSG501


class Net(nn.Cell):
    def construct(self, x):
        return project(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
