"""Random numbers of NumPy."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scale = np.random.uniform(1.0, 2.0)  # expect: MSG711 [unsafe]
        return x * scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
