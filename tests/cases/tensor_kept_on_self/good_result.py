"""Results instead of attributes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.softmax = nn.Softmax()

    def construct(self, x):
        attention = self.softmax(x)
        return attention * x, attention


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x * 2)
