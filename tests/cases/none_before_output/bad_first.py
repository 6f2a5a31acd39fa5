"""None first, and a name that is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        weights = None
        return weights, x, x * 2  # expect: MSG408


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
