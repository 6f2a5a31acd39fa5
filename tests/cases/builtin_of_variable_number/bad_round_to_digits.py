"""Rounded to one digit."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * round(float(x.sum()) / 3, 1)  # expect: MSG678


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
