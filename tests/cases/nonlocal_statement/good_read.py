"""Reading a name of the outer function needs no `nonlocal`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        count = 3

        def step(value):
            return value * count

        return step(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
