"""A Tensor of normal random numbers, in an expression."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x + Tensor(np.random.normal(size=(2,)), ms.float32)  # expect: MSG711


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
