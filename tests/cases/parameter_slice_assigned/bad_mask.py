"""By a mask."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scores = Parameter(Tensor(np.arange(4), ms.float32), name="scores")

    def construct(self, x: Tensor):
        self.scores[self.scores > 1.5] = 0  # expect: MSG229
        return x * 2


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
