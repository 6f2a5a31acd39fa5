"""Constants are what they are, and so is what is asked for its class."""
from collections.abc import Mapping, Sequence

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]

    def construct(self, x: Tensor):
        parts = [x, x * 2]
        if isinstance(self.sizes, Sequence) and isinstance(parts, (list, Sequence)):
            x = x + 1
        return x * 2 if isinstance(x, Mapping) else x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
