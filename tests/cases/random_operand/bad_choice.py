"""A choice, negated."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = -random.choice([1, 2, 3]) * x  # expect: MSG740
        return y


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
