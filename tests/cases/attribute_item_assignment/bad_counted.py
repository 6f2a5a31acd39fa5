"""As many counters as an argument says."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, size=3):
        super().__init__()
        self.used = [0] * size

    def construct(self, x):
        self.used[0] += 1  # expect: MSG204
        return x * self.used[0]


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x), net.used
