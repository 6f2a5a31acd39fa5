"""The result is computed with the argument at once."""
import mindspore as ms
from mindspore import Tensor, nn


def clear_first(t):
    t[0] = 0  # expect: MSG701
    return t.mean()


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        y = y + clear_first(y)
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
