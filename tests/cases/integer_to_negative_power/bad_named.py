"""The exponent has a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        power = -1
        return x + len(x) ** power  # expect: MSG658


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
