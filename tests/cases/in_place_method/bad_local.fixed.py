"""A Tensor that the function made is changed in place, and read afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 3
        y = y.mul(2)  # expect: MSG752 [unsafe]
        return y + 1


FIX_CHANGES_RESULT = "PyNative multiplies then"


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
