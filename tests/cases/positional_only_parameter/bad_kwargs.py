"""With `**kwargs` a keyword of the same name is allowed: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(a, /, **kwargs):  # expect: MSG121
    return a * kwargs["factor"]


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x, factor=3)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
