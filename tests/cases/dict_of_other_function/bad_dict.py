"""`dict` of an argument."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, parts):
    own = dict(parts)  # expect: MSG255
    x = x + sum(own.values())
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 3}
        return scaled(x, parts)


def inputs():
    return (Tensor([1.0, -2.0, 0.5], ms.float32),)
