"""A name and an attribute that are None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = None

    def construct(self, x):
        weights = None
        return x, weights, self.cache  # expect: MSG405, MSG405


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
