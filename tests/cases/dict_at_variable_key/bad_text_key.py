"""A string with such a number in it."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        named = {}
        named[f"k{int(x[0])}"] = x  # expect: MSG242
        return x


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
