"""Functions in a list on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def double(x):
    z = x * 2
    y = z + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [ops.relu]
        self.steps.append(double)

    def construct(self, x):
        for step in self.steps:
            x = step(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
