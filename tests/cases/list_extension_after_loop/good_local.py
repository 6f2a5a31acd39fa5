"""A new list has a name of its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [1, 3]

    def construct(self, x: Tensor):
        for _ in range(2):
            x = x * 2
        steps = self.steps + [2, 3]
        return x * len(steps)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
