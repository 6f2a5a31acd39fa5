"""`else` of a `while` without `break`, in an `if`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        i = 0
        if x.ndim == 1:
            while i < 3:  # expect: MSG110 [safe]
                x = x + i
                i = i + 1
            else:
                if i == 3:
                    x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
