"""A function that asks how many devices there are, and one that is given a shape: neither gets a Tensor."""
import os

import mindspore as ms
from mindspore import Tensor, nn
from mindspore.communication import get_group_size


@ms.ops.constexpr
def devices():
    try:  # expect: MSG102 [unsafe]
        return get_group_size()
    except RuntimeError:
        return int(os.getenv("DEVICES", "3"))


@ms.ops.constexpr
def halves(shape):
    try:  # expect: MSG102 [unsafe]
        return [int(size) // 2 for size in shape]
    except TypeError:
        return [shape // 2]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * devices() + halves(x.shape)[1]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
