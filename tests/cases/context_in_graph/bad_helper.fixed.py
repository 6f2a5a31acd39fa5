"""A module function."""
import mindspore as ms
from mindspore import Tensor, context, nn


@ms.ops.constexpr
def _get_context():
    return context.get_context("device_target")


def scaled(x):
    return x * 2 if _get_context() == "CPU" else x  # expect: MSG608 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
