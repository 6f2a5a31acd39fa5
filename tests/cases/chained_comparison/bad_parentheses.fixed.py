"""Operands in parentheses."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        n = x.ndim
        if (n if n else 3) <= n and n < (n if n > 4 else 4):  # expect: MSG132 [safe]
            x = x + 1
        if not (0 <= n and n < 3) or not (0 < n and n <= 1):  # expect: MSG132 [safe], MSG132 [safe]
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
