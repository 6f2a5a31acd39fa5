"""None between two Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x, None, x * 2  # expect: MSG408


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
