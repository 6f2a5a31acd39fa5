"""A dict of numbers."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

given = iter(range(100))


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"b": 1}
        y = parts.setdefault("a", x)  # expect: MSG267 [safe]
        return y * parts["b"]


def inputs():
    return (Tensor(np.ones((2, 2)) * next(given), ms.float32),)
