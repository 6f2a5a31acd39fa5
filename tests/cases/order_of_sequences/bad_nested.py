"""Tuples in tuples, in a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def is_less(self, one, other):
        return one < other  # expect: MSG333

    def construct(self, x):
        if self.is_less(((1, 2), 3), ((1, 3), 2)):
            return x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
