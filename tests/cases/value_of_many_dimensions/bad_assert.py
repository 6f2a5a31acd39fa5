"""An `assert`."""
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
        assert y > 1  # expect: MSG306, MSG345
        return x * (b + c)


def inputs():
    return (Tensor(np.full((2, 2), 0.5), ms.float32),)
