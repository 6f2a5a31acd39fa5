"""A copy of a dict with Tensors."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        parts = copy.deepcopy({"a": x})  # expect: MSG622
        return self.dense(parts["a"])  # expect: MSG672


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
