"""A condition between the two `for`, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pairs(self, x):
        found = [i - j for i in range(3) if i > 0 for j in range(3) if i != j]  # expect: MSG120
        return x + found[1]

    def construct(self, x):
        return self.pairs(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
