"""A comprehension in a comprehension has one `for` on each level."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        table = [[i * j for i in range(2)] for j in range(2)]
        return x + table[1][1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
