import numpy as np
from mindspore import Tensor, nn


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Net(nn.Cell):
    def construct(self, x):
        if self.training:  # expect: MSG750
            return x * 2
        return x


def run():
    net = Net()
    first = net(data())
    net.training = True
    return first, net(data())


CALLS = 1
