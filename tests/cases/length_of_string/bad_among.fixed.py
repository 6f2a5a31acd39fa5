"""Literals among other text."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x = x * 2 if 3> 2 else x  # expect: MSG620 [safe]
        return x[8 - 8 :]  # expect: MSG620 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
