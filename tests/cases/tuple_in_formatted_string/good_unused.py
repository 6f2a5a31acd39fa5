"""A string that nobody asks for, and a tuple with a Tensor in it."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]
        self.scale = Parameter(Tensor(np.ones(2), ms.float32), name="scale")

    def construct(self, x: Tensor):
        text = f"{x.mean()} {x.shape}"
        print(f"{x.mean()} {(x, 1)}")
        return x * 2


def inputs():
    return (Tensor([[1.0, -5.0], [7.0, 0.5]], ms.float32),)
