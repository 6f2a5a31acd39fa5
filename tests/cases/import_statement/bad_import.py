"""`import` in `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        import math  # expect: MSG103 [safe]

        return x * math.pi


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
