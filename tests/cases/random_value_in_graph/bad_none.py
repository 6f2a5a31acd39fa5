"""What the number decides is None in one branch: no Tensor can decide that."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        skip = np.random.rand() < 0.5  # expect: MSG711
        if skip:
            found = (x, None)
        else:
            found = (x * 2, x)
        return found[0]


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
