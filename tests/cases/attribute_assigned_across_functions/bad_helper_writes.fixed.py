"""A helper method counts, `construct` reads the counter."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = ms.Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def count(self):
        self.steps += 1  # expect: MSG202 [unsafe]

    def construct(self, x):
        self.count()
        return x + self.steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
