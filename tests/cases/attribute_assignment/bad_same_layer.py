"""A layer that stays the same: only the function that assigns it could not use it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def prepare(self):
        if not hasattr(self.dense, "prepared"):
            self.dense = self.dense.to_float(ms.float16)  # expect: MSG201

    def construct(self, x):
        self.prepare()
        return self.dense(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
