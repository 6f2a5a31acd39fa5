"""It is turned around."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [1, 3]

    def construct(self, x: Tensor):
        for part in [x, x]:
            x = x + part
        self.steps.reverse()  # expect: MSG268
        return x * self.steps[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
