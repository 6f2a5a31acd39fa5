"""A buffer that holds the Tensor of the last call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = Tensor([0.0, 0.0], ms.float32)

    def construct(self, x: Tensor):
        y = x - self.last
        self.last = x * 2  # expect: MSG217 [unsafe]
        return y


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
