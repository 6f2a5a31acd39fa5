"""A comprehension over items that the values of a Tensor choose."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        kept = ops.masked_select(x, x > 1)
        doubled = [item * 2 for item in kept]
        return ops.stack(doubled)  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
