"""Weights of the layers of a cross network, in a list that a comprehension makes."""
import numpy as np
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, depth=2):
        super().__init__()
        self.weights = [Parameter(Tensor(np.ones((3, 3), np.float32)), name=f"w{i}") for i in range(depth)]

    def construct(self, x: Tensor):
        for weight in self.weights:  # expect: MSG535 [unsafe]
            x = ops.matmul(x, weight)
        return x


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
