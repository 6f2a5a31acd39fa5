"""A list that grows; `hasattr` asks whether `__init__` has made it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = self.make_factors(2)

    def make_factors(self, length):
        factors = [1.0] * length
        if hasattr(self, "factors"):
            factors = [2.0] * length
        factors_1 = factors  # expect: MSG202 [unsafe]
        return factors_1

    def construct(self, x):
        factors = self.factors
        if x.shape[0] > len(factors):
            factors = self.make_factors(x.shape[0])
        return x * factors[0]


def inputs():
    return (Tensor(np.ones(3), ms.float32),)
