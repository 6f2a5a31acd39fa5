"""A float out of a Tensor, in a branch of a conditional expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = float(x.sum())
        return x * (round(n) if n else 1)  # expect: MSG678


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
