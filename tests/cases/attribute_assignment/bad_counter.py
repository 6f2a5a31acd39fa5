"""A counter that goes on from call to call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0
        self.scale = 0.5

    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        self.scale = self.scale * 0.5  # expect: MSG201 [unsafe]
        return x * self.scale + self.steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
