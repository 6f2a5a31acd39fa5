"""A list comprehension over a string."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _characters():
    return tuple("ab")


class Net(nn.Cell):
    def construct(self, x):
        ones = [1 for letter in _characters()]  # expect: MSG663 [safe]
        return x * len(ones)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
