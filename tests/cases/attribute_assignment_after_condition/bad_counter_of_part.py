"""The same in a part that is no layer: a scheduler that keeps the index of its step."""
import mindspore as ms
from mindspore import Tensor, nn


class Scheduler(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sigmas = Tensor([1.0, 0.7, 0.2], ms.float32)
        self.index = None

    def step(self, x):
        if self.index is None:
            self.index = 0  # expect: MSG218
        sigma = self.sigmas[self.index]
        self.index = self.index + 1  # expect: MSG218
        return x * sigma


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scheduler = Scheduler()

    def construct(self, x):
        return self.scheduler.step(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
