"""A Tensor put on an object: later calls read that of the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self):
        self.hidden = None


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()
        self.relu = nn.ReLU()

    def construct(self, x):
        self.options.hidden = self.relu(x)  # expect: MSG220
        return x + self.options.hidden  # expect: MSG530


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1)
