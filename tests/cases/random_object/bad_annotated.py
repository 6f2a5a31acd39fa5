"""A generator by its annotation."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, rng: np.random.Generator):
        super().__init__()
        self.rng = rng

    def construct(self, x: Tensor):
        return x * self.rng.normal()  # expect: MSG744


def run():
    net = Net(rng=np.random.Generator(np.random.PCG64(1)))
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
