"""A column."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x + 0
        y[:, 1].add_(5)  # expect: MSG826 [unsafe]
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)


def expected():
    return Tensor([[1.0, 7.0], [3.0, 9.0]], ms.float32)


FIX_CHANGES_RESULT = "the part is changed"
