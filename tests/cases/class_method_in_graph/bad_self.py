"""Called on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    @classmethod
    def double(cls, x):
        return x * 2

    def construct(self, x: Tensor):
        return self.double(x)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
