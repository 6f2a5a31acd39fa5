"""An argument that no call passes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, b, mask=None):
        if b > 5:
            x = x * mask  # expect: MSG411
        return x


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32), Tensor(1.0, ms.float32))
