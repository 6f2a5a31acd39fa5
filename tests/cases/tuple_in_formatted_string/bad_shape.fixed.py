"""A shape beside a Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]
        self.scale = Parameter(Tensor(np.ones(2), ms.float32), name="scale")

    def construct(self, x: Tensor):
        print(f"mean {x.mean()} of {str(x.shape)}")  # expect: MSG146 [safe]
        return x * 2


def inputs():
    return (Tensor([[1.0, -5.0], [7.0, 0.5]], ms.float32),)
