import numpy as np
from mindspore import Tensor, nn


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 1

    def construct(self, x):
        return x * self.k


def run():
    net = Net()
    net.set_train(False)
    first = net(data())
    net.k = 3
    net.set_train(True)  # a graph of its own
    return first, net(data())


CALLS = 1
