"""What the first call computes from its input, and keeps: no other call computes the same."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = None

    def construct(self, x):
        if self.scale is None:
            self.scale = x * 2  # expect: MSG201
        return x + self.scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
