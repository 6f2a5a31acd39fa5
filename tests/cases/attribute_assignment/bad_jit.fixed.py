"""`construct` under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = ms.Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    @ms.jit
    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        return x + self.steps


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1)
