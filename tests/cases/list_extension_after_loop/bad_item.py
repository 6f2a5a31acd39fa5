"""An item is read after a `while` loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [1, 3]

    def construct(self, x: Tensor):
        i = 0
        while i < 2:
            x = x * 2
            i += 1
        self.steps.insert(0, 2)  # expect: MSG268
        return x * self.steps[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
