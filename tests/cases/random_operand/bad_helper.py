"""In a helper method, with an attribute."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.limit = 0.5

    def noise(self, x):
        return x + random.uniform(0, self.limit)  # expect: MSG740

    def construct(self, x: Tensor):
        return self.noise(x)


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
