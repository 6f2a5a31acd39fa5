"""Without a message."""
import mindspore as ms
from mindspore import Tensor, nn


class ShapeError(ValueError):
    pass


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim != 1:
            raise ShapeError  # expect: MSG122 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
