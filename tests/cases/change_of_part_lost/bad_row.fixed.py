"""A row is changed in place: PyNative changes a copy."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x + 0
        y[0] = y[0].mul(5)  # expect: MSG826 [unsafe]
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)


def expected():
    return Tensor([[5.0, 10.0], [3.0, 4.0]], ms.float32)


FIX_CHANGES_RESULT = "the part is changed"
