"""A sub-cell is set up by the first call alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Tracker(nn.Cell):
    def template(self, x):
        self.features = x * 2  # expect: MSG222

    def track(self, x):
        return x + self.features


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.tracker = Tracker()
        self.size = None

    def start(self, x):
        self.size = 3  # expect: MSG202 [unsafe]
        self.tracker.template(x)

    def construct(self, x: Tensor):
        if self.size is None:
            self.start(x)
        return self.tracker.track(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
