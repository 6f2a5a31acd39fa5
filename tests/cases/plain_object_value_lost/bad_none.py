"""None in an object is another value to the compiler."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self, limit=None):
        self.limit = None


CONFIG = Config()


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if CONFIG.limit is None:  # expect: MSG539
            return x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
