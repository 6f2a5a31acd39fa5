"""In a function, in a branch."""
import mindspore as ms
from mindspore import Tensor, nn


def masked(y):
    z = y * 1
    kept = z
    if y.sum() > 0:
        z[0] = 0  # expect: MSG702
    return kept + z


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return masked(x * 2)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
