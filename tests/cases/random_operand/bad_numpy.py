"""A number of NumPy, with arithmetic of its own."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + (np.random.uniform(0.5, 1.0) * 2)  # expect: MSG740


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
