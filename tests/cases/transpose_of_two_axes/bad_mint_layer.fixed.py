"""Layers of `mindspore.mint.nn` that keep the number of axes, as those of `mindspore.nn` do."""
import numpy as np
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.project = mint.nn.Linear(4, 4)
        self.activation = mint.nn.SiLU()

    def construct(self, x):
        heads = self.project(x.view(2, 3, 1, 4))
        heads = heads.swapaxes(0, 1)  # expect: MSG655 [safe]
        return self.activation(heads)


def inputs():
    return (Tensor(np.arange(24).reshape(2, 12).astype(np.float32)),)
