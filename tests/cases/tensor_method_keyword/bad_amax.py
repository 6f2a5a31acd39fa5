"""Keywords that `amax` and `amin` take in PyNative alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x / x.amax(1, keepdims=True)  # expect: MSG686


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
