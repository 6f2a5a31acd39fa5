"""A helper changes what it is given, and returns it."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(values, by):
    values.div_(by)  # expect: MSG752 [unsafe]
    return values


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 3
        return scaled(y, 2.0) + 1


FIX_CHANGES_RESULT = "PyNative divides then"


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
