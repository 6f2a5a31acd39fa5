"""The `break` is that of an inner loop."""
import mindspore as ms
from mindspore import Tensor, nn


def total(x):
    for i in range(2):  # expect: MSG110 [safe]
        for j in range(3):
            if j == 1:
                break
            x = x + j
    x = x * 2
    return x


class Net(nn.Cell):
    def construct(self, x):
        return total(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
