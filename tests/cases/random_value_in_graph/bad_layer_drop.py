"""Layers that are left out at random while training."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])
        self.layerdrop = 0.5
        self.training = True

    def construct(self, x: Tensor):
        for layer in self.layers:
            dropped = random.uniform(0, 1)  # expect: MSG711 [unsafe]
            if self.training and (dropped < self.layerdrop):
                continue
            x = layer(x) * 2
        return x


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
