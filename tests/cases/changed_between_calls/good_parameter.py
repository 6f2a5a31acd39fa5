import numpy as np
from mindspore import Parameter, Tensor, nn


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = Parameter(Tensor(1.0), name="k")

    def construct(self, x):
        return x * self.k


def run():
    net = Net()
    first = net(data())
    net.k = Tensor(2.0)
    second = net(data())
    net.k.set_data(Tensor(3.0))
    return first, second, net(data())


CALLS = 1
