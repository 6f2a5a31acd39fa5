"""The layer is handed to `__init__`."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn


class Scaled(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.layer = layer
        self.weight = Parameter(Tensor(np.ones((2, 2), np.float32)), name="weight")

    def construct(self, x):
        ms.ops.assign(self.layer.weight, self.weight / 2)  # expect: MSG203 [unsafe]
        return self.layer(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = Scaled(nn.Dense(2, 2))

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
