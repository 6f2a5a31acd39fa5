"""The time."""
import time

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * (time.time() % 1000)  # expect: MSG741


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    first = net(x)
    time.sleep(0.3)
    return bool((first == net(x)).all())
