"""A list that ends in None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return [x, x * 2, None]  # expect: MSG406


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
