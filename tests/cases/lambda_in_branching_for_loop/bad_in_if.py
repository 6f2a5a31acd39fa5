"""The lambda in an `if`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            if i == 0:
                add = lambda y: y + 1  # expect: MSG310
                x = add(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
