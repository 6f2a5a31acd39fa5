"""What is asked of the Tensor, and not of its values."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.enabled = True

    def construct(self, x: Tensor):
        b, c = x.shape
        y = x.sum((0, 1), keepdims=True)
        if y is None or y.ndim != 2 or y.shape[0] > 1:
            return x * b
        return x * c


def inputs():
    return (Tensor(np.full((2, 2), 0.5), ms.float32),)
