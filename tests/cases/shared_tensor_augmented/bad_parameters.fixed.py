"""The items of a tuple that self has."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weights = ParameterTuple([Parameter(Tensor(np.ones((2, 3)), ms.float32), name="weight")])

    def construct(self, x):
        out = x
        for weight in self.weights:
            weight = weight * 2  # expect: MSG704 [unsafe]
            out = out + weight
        return out


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
