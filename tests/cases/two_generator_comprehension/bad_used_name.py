"""The name `i` is used after the comprehension too: nested loops would change it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        i = 5
        products = [i * j for i in range(2) for j in range(2)]  # expect: MSG120
        return x + products[3] + i


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
