"""A method counts its calls."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Counter:
    def __init__(self):
        self.count = 0

    def step(self):
        self.count += 1  # expect: MSG215


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.counter = Counter()

    def construct(self, x: Tensor):
        self.counter.step()
        return x + self.counter.count


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
