"""The module uses the name for something else."""
import mindspore as ms
from mindspore import Tensor, nn


math = 3


class Net(nn.Cell):
    def scale(self, x):
        import math  # expect: MSG103

        return x * math.pi

    def construct(self, x):
        return self.scale(x) + math


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
