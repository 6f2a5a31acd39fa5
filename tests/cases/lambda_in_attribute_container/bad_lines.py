"""Each on its own line of the display, in a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [
            lambda a: a + 1,
            lambda a: a * 2,
        ]

    def construct(self, x):
        for step in self.steps:  # expect: MSG126
            x = step(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
