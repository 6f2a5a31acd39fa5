"""A lambda."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 4, weight_init="ones")
        self.dense.register_forward_hook(lambda cell, inputs, output: output * 2)

    def construct(self, x: Tensor):
        return self.dense(x)  # expect: MSG264, MSG533


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
