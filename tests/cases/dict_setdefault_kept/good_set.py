"""The key is set, then read."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

given = iter(range(100))


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        parts["a"] = x
        return parts["a"] * 2


def inputs():
    return (Tensor(np.ones((2, 2)) * next(given), ms.float32),)
