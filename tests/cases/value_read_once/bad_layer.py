"""A random layer."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid(), nn.Tanh()])

    def construct(self, x: Tensor):
        return self.layers[random.randint(0, 2)](x)  # expect: MSG741


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
