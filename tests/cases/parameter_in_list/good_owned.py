"""A ParameterTuple, and Parameters that are attributes or inserted as well."""
import numpy as np
from mindspore import Parameter, ParameterTuple, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.owned = ParameterTuple([Parameter(Tensor(np.ones(3, np.float32)), name=f"w{i}") for i in range(2)])
        self.scale = Parameter(Tensor(np.ones(3, np.float32)), name="scale")
        self.named = [self.scale]
        self.inserted = []
        for i in range(2):
            bias = Parameter(Tensor(np.ones(3, np.float32)), name=f"bias_{i}")
            self.insert_param_to_cell(f"bias_{i}", bias)
            self.inserted.append(bias)

    def construct(self, x):
        for weight in self.owned:
            x = x * weight
        for bias in self.inserted:
            x = x + bias
        return x * self.named[0]


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
