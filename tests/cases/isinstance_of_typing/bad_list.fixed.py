"""The generic type of a list."""
from typing import List

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        if isinstance(parts, list):  # expect: MSG697 [safe]
            return parts[1]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
