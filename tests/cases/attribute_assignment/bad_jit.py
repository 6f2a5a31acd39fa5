"""`construct` under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    @ms.jit
    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        return x + self.steps


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1)
