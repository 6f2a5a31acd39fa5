"""The loop does not turn."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for _ in range(int(math.ceil(len(x) / 2))):  # expect: MSG743
            x = x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
