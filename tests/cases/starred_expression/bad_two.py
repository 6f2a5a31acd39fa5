"""Two in one tuple, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def joined(self, x):
        a = (x, x + 1)
        b = (x * 2, x * 3)
        both = (*a, *b)  # expect: MSG131 [safe]
        return both

    def construct(self, x):
        return self.joined(x)[3]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
