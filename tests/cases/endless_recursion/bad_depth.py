"""A method of another Cell, with a depth that the compiler does not know."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Steps(nn.Cell):
    def down(self, x, depth):
        if x.max() > depth:
            return self.down(  # expect: MSG338
                x - 1, depth + 1
            )
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Steps()

    def construct(self, x):
        return self.steps.down(x, 0)


def inputs():
    return (Tensor([0.0, 1.0, 2.0, 3.0], ms.float32),)
