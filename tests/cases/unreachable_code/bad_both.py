"""After an `if` with `return` in both branches."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 2:
            return x + 1
        else:
            return x * 2
        return x  # expect: MSG134 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
