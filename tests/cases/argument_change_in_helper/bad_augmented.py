"""A list is added to in place."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, parts):
    parts += [x]  # expect: MSG701
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 3]
        y = scaled(x, parts)
        return y + sum(parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
