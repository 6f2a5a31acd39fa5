"""The same with `keepdims` by position."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.min(axis=1, keepdims=True)  # expect: MSG827 [unsafe]


def inputs():
    return (Tensor([[1.0, 5.0], [7.0, 2.0]], ms.float32),)


def expected():
    return Tensor([[1.0], [2.0]], ms.float32)


FIX_CHANGES_RESULT = "it is what PyTorch gives"
