"""An augmented assignment, and a call on both sides of it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scale = 1
        scaled = lambda y: y * scale
        y = scaled(x)
        scale += 2  # expect: MSG307
        return scaled(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
