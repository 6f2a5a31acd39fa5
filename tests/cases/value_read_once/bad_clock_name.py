"""The time under a name."""
import time

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        now = time.perf_counter()  # expect: MSG741
        return x * (now % 1000)


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    first = net(x)
    time.sleep(0.3)
    return bool((first == net(x)).all())
