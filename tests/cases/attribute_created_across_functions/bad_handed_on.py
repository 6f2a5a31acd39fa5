"""What another method sets is handed to a layer, to a network and to a function that compute with it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Match(nn.Cell):
    def __init__(self):
        super().__init__()
        self.project = nn.SequentialCell(nn.Dense(4, 4, weight_init="ones"), nn.ReLU())

    def construct(self, kernel, search):
        return self.project(kernel) * self.project(search)


class Tracker(nn.Cell):
    def __init__(self):
        super().__init__()
        self.match = Match()
        self.kernel = None

    def template(self, x):
        self.kernel = x * 2  # expect: MSG222

    def track(self, x):
        return self.match(self.kernel, search=x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.tracker = Tracker()

    def construct(self, x: Tensor):
        self.tracker.template(x)
        return self.tracker.track(x)


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
