"""A buffer that is updated from itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.average = Tensor([0.0, 0.0], ms.float32)  # starts at zero

    def construct(self, x):
        self.average = self.average * 0.9 + x * 0.1  # expect: MSG201 [unsafe]
        return x - self.average


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1), net(x + 2)
