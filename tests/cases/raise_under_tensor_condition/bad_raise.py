"""A value checked before use."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 100:
            raise ValueError("too large")  # expect: MSG306
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
