"""Called in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = self.two()

    @classmethod
    def two(cls):
        return 2

    def construct(self, x: Tensor):
        return x * self.factor


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
