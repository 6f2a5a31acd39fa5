"""An operand in parentheses."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        n = x.ndim
        if (n if n > 3 else 1) is 1:  # expect: MSG135 [safe]
            return x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
