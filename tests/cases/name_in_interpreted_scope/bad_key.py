"""The key of `sorted`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sign = -1
        sizes = sorted((3, 1), key=lambda size: size * sign)  # expect: MSG654 [safe]
        return x * sizes[0]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
