"""An empty dict."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

given = iter(range(100))


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        if "a" not in parts:
            parts["a"] = x
        y = parts["a"]  # expect: MSG267 [safe]
        return y * 2


def inputs():
    return (Tensor(np.ones((2, 2)) * next(given), ms.float32),)
