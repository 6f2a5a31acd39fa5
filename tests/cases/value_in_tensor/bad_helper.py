"""In a helper."""
import mindspore as ms
from mindspore import Tensor, nn


def has(x, value):
    return value in x  # expect: MSG682 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * 2 if has(x, 1.0) else x


def inputs():
    return (Tensor([1.0], ms.float32),)
