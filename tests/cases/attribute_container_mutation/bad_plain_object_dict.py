"""A dict of a plain object."""
import mindspore as ms
from mindspore import Tensor, nn


class Trace:
    def __init__(self):
        self.seen = {"a": 1}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.trace = Trace()

    def construct(self, x):
        self.trace.seen.update({"a": 2})  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
