"""An `if` after the lambda."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            add = lambda y: y + 1  # expect: MSG310
            x = add(x)
            if i == 1:
                x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
