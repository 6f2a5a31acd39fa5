"""PyNative drops `keepdims`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.argmax(keepdims=True)  # expect: MSG843 [safe]


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)
