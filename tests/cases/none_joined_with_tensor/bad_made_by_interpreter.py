"""The interpreter makes the Tensor that None meets."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 1

    def construct(self, x: Tensor):
        self.steps = 2  # expect: MSG201 [unsafe]
        y = None
        if x.sum() > 1:
            y = x * self.steps
        z = [y, x]  # expect: MSG403
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
