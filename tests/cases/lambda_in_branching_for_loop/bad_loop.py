"""An inner loop after the lambda."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(2):
            add = lambda y: y + 1  # expect: MSG310
            for j in range(2):
                x = add(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
