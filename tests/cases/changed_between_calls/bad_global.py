import numpy as np
from mindspore import Tensor, nn

SCALE = 1


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Net(nn.Cell):
    def construct(self, x):
        return x * SCALE  # expect: MSG750


def run():
    global SCALE
    net = Net()
    SCALE = 1
    first = net(data())
    SCALE = 3
    return first, net(data())


CALLS = 1
