"""A layer that stays the same and is used in the same function."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        self.dense = self.dense.to_float(ms.float32)  # expect: MSG219
        return self.dense(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
