"""A tuple of Tensors is asked whether it is a sequence."""
from collections.abc import Sequence

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = (x, x * 2)
        if isinstance(parts, Sequence):  # expect: MSG698
            x = x + parts[1]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
