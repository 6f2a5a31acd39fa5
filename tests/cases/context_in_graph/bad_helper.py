"""A module function."""
import mindspore as ms
from mindspore import Tensor, context, nn


def scaled(x):
    return x * 2 if context.get_context("device_target") == "CPU" else x  # expect: MSG608 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
