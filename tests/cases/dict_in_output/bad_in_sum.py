"""A list with a dict, which is added to another list."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        maps = [x, x * 2]
        return maps + [{"depth": x + 1}]  # expect: MSG409


def run():
    net = Net()
    return net(Tensor(np.ones((2, 4)), ms.float32))
