"""What is read or rebound is no effect."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        items = []
        items.append(x)
        last = items[0] + self.step
        double = lambda t: t * 2
        return double(last)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
