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


def once(is_scaled):
    net = Net()
    if is_scaled:
        net.k = 3
    else:
        return net(data())
    return net(data())


def run():
    return once(True), once(False)


CALLS = 1
