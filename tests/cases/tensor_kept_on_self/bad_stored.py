"""Activations stored for later use: `net.hidden` stays that of the first call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.ReLU()
        self.hidden = None

    def construct(self, x):
        y = self.dense(x)
        self.hidden = y  # expect: MSG217
        return y + 1


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    first = net(x), net.hidden
    return first, net(x + 1), net.hidden
