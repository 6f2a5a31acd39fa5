"""A loop goes through the items of the first call."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = []
        for i in range(2):
            parts.extend((x * i, x))  # expect: MSG713
        for part in parts:
            x = x + part
        return x


def inputs():
    return (Tensor(np.random.randn(2), ms.float32),)
