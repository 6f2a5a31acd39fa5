"""A generator that graph code makes."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rng = np.random.default_rng()
        if rng.random() < 0.5:  # expect: MSG711
            x = x * 2
        return x


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
