"""The round ends by `continue`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            add = lambda y: y + i  # expect: MSG310
            x = add(x)
            continue
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
