"""A function put on an attribute."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = ops.relu

    def choose(self, x):
        self.act = ops.sigmoid  # expect: MSG219
        return self.act(x)

    def construct(self, x):
        return self.choose(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
