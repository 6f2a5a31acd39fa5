"""In a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def inside(k, limit):
    return 0 <= k < limit  # expect: MSG132 [safe]


class Net(nn.Cell):
    def construct(self, x):
        if inside(x.ndim, 5):
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
