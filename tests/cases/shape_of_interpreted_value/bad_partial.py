"""What a ``partial`` object made outside graph code returns, handed to layers."""

from functools import partial

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = partial(ops.gelu, approximate="tanh")
        self.dense = nn.Dense(3, 3)

    def construct(self, x: Tensor):
        y = ops.relu(self.act(x))  # expect: MSG523, MSG753
        return self.dense(y)  # expect: MSG672


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
