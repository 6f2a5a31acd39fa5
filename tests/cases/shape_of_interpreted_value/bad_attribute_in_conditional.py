"""A conditional expression is no `if`: the parser does not ask Python for the attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3, weight_init="ones")
        self.cache = None

    def construct(self, x):
        found = x * 2 if self.cache is None else self.cache
        self.cache = found  # expect: MSG201
        return self.dense(found)  # expect: MSG672


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
