"""Appended one by one."""
import numpy as np
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.biases = []
        for i in range(2):
            self.biases.append(Parameter(Tensor(np.ones(3, np.float32)), name=f"bias_{i}", requires_grad=False))

    def construct(self, x):
        return sum([x + bias for bias in self.biases])  # expect: MSG535


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
