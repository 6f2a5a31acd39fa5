import numpy as np
from mindspore import Tensor, nn


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 1

    def construct(self, x):
        return x * self.k  # expect: MSG750


def run():
    net = Net()
    first = net(data())
    net.k = 3
    return first, net(data())


CALLS = 1
