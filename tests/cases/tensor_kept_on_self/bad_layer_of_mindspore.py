"""A Cell that derives from one of MindSpore's, which has no such attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Keeping(nn.Dense):
    def __init__(self):
        super().__init__(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        self.last_input = x * 2.0  # expect: MSG217
        return super().construct(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = Keeping()

    def construct(self, x: Tensor):
        return self.dense(x)


def run():
    net = Net()
    x = Tensor([[1.0, 2.0]], ms.float32)
    first = net(x), net.dense.last_input
    return first, net(x + 1), net.dense.last_input
