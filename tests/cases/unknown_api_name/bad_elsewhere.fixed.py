"""A function that is elsewhere."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + ms.ops.arange(2)  # expect: MSG801 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
