"""Layers are replaced by names that are computed: nobody knows what stands there."""
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops


class LoraDense(nn.Cell):
    def __init__(self, base):
        super().__init__()
        self.base = base
        self.low = Parameter(Tensor(np.ones((1, 4)), ms.float32), name="low")

    def merge(self):
        self.low.set_data(self.low * 2)

    def construct(self, x):
        return self.base(x) + ops.matmul(x, self.low.T)


class Attention(nn.Cell):
    def __init__(self):
        super().__init__()
        self.query = nn.Dense(4, 4, weight_init="ones")

    def construct(self, x):
        return self.query(x)


def adapt(cell, targets):
    for target in targets:
        replacement = LoraDense(getattr(cell, target))
        setattr(cell, target, replacement)
    return cell


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.attention = adapt(Attention(), ["query"])
        self.attention.query.merge()

    def construct(self, x: Tensor):
        return self.attention(x)


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
