"""A helper changes what its caller reads afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


def scale(values, by):
    values.mul_(by)  # expect: MSG752


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 3
        scale(y, 2.0)
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
