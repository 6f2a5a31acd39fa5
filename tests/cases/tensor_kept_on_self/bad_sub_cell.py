"""An attention map that a sub-cell keeps for inspection."""
import mindspore as ms
from mindspore import Tensor, nn


class Attention(nn.Cell):
    def __init__(self):
        super().__init__()
        self.softmax = nn.Softmax()
        self.map = None

    def construct(self, x):
        attention = self.softmax(x)
        self.map = attention  # expect: MSG217
        return attention * x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.attention = Attention()

    def construct(self, x):
        return self.attention(x)


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x * 2), net.attention.map
