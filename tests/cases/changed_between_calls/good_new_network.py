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
    results = []
    for k in range(3):
        net = Net()
        net.k = k
        results.append(net(data()))
    return tuple(results)


CALLS = 1
