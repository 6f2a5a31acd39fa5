"""A Tensor popped into a name, from the front."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.queue = [Tensor([1.0], ms.float32), Tensor([2.0], ms.float32), Tensor([3.0], ms.float32)]

    def construct(self, x):
        first = self.queue.pop(0)  # expect: MSG208
        return x + first


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
