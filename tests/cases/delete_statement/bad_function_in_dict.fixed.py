"""A function in a dict, called through it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def double(x):
    z = x * 2
    y = z + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z


ACTIVATIONS = {"relu": ops.relu, "double": double}


class Net(nn.Cell):
    def __init__(self, act="double"):
        super().__init__()
        self.act = act

    def construct(self, x):
        return ACTIVATIONS[self.act](x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
