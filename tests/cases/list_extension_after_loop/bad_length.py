"""The length is asked for after a `for` loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [1, 3]

    def construct(self, x: Tensor):
        for _ in range(2):
            x = x * 2
        self.steps.extend([2, 3])  # expect: MSG268
        return x * len(self.steps)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
