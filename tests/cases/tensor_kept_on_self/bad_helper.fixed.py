"""Several attributes at once, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scale(self, x):
        before, after = x, x * 2  # expect: MSG217 [unsafe], MSG217 [unsafe]
        return before + after

    def construct(self, x):
        return self.scale(x.abs())


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1)
