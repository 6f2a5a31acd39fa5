"""The object is an attribute of the Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Scope:
    def __enter__(self):
        return 2

    def __exit__(self, *args):
        return None


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scope = Scope()

    def construct(self, x):
        with self.scope as k:  # expect: MSG105
            y = x * k
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
