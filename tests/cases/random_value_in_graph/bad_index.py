"""An index."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        index = random.randrange(2)  # expect: MSG711
        return x[index] * 1


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x).asnumpy()) for _ in range(30)}) > 1
