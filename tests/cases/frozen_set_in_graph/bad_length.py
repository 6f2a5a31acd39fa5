"""The size of a `frozenset`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        kinds = frozenset([1, 2])  # expect: MSG670
        return x * len(kinds)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
