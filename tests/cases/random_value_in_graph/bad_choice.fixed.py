"""A choice, and normal numbers of NumPy."""
import random

import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        factor = random.choice([1, 2, 3])  # expect: MSG711
        shift = ms.ops.randn(())  # expect: MSG711 [unsafe]
        return x * factor + shift


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
