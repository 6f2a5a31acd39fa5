"""A list that grows; `hasattr` asks whether `__init__` has made it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.make_factors(2)

    def make_factors(self, length):
        factors = [1.0] * length
        if hasattr(self, "factors"):
            factors = [2.0] * length
        self.factors = factors  # expect: MSG202 [unsafe]

    def construct(self, x):
        if x.shape[0] > len(self.factors):
            self.make_factors(x.shape[0])
        return x * self.factors[0]


def inputs():
    return (Tensor(np.ones(3), ms.float32),)
