"""A Tensor under a local name: the name has the new items."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.queue = Parameter(Tensor(np.ones((4, 3)), ms.float32), name="queue")

    def construct(self, x: Tensor):
        rows = self.queue * 2
        rows[0:2] = x
        return rows.sum() * x


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
