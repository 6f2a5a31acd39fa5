"""What a call passes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mode):
        # @jit.cond: True
        if mode == 1:  # expect: MSG323
            return x * 2
        return x


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32), 3)
