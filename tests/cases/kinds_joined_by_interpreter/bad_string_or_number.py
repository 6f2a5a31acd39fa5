"""A string or a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = "a" if x.sum() > 1 else 1  # expect: MSG336
        z = [y, x]
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
