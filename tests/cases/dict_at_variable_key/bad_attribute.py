"""A dict of numbers on `self`, by a named key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = {5: 1.0, 6: 2.0}

    def construct(self, x: Tensor):
        key = int(x.max())
        return x * self.factors[key]  # expect: MSG242


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
