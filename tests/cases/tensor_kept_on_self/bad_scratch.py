"""An attribute used like a local name: the second call computes with the Tensor of the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = None

    def construct(self, x: Tensor):
        self.hidden = x * 2  # expect: MSG217 [unsafe]
        return x + self.hidden


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
