"""A function of the project as one of two activations."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def double(x):
    z = x * 2
    y = z + 1
    z = y * 2
    del y  # expect: MSG101 [safe]
    return z


class Net(nn.Cell):
    def __init__(self, act="double"):
        super().__init__()
        self.act = ops.relu if act == "relu" else double

    def construct(self, x):
        return self.act(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
