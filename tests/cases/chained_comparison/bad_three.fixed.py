"""Three operators, as an operand."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        return x * 2 if not (0 < size and size <= 3 and 3 != 7) else x  # expect: MSG132 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
