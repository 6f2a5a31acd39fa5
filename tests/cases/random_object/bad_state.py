"""The older generator of NumPy."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rng = np.random.RandomState(1)

    def construct(self, x: Tensor):
        scale = self.rng.rand()  # expect: MSG744
        return x * scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
