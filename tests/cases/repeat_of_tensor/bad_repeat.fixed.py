"""Copies side by side in PyTorch: MindSpore repeats each element."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.tile((2,))  # expect: MSG835 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)


def expected():
    return Tensor([1.0, 2.0, 1.0, 2.0], ms.float32)


FIX_CHANGES_RESULT = "the copies lie side by side"
