"""Added to a rounded Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return round(x) + int(round(2.6))  # expect: MSG630 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
