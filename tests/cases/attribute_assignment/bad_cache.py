"""A value computed at the first call and kept: it works, in the interpreter."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = None
        self.scale = None

    def construct(self, x):
        if self.mask is None:
            self.mask = ops.ones(x.shape, x.dtype)  # expect: MSG201
        if self.scale is None:
            self.scale = x * 2  # expect: MSG201
        return x * self.mask + self.scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
