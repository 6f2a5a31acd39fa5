"""A Cell that is entered."""
import mindspore as ms
from mindspore import Tensor, nn


class Scope(nn.Cell):
    def __enter__(self):
        return 2

    def __exit__(self, kind, value, trace):
        return None


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scope = Scope()

    def construct(self, x):
        with self.scope as k:  # expect: MSG105
            y = x * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
