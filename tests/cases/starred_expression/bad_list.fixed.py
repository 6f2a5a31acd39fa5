"""A list and a returned tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        parts = [x, x + 1]
        longer = [x * 3] + list(parts) + [x + 2]  # expect: MSG131 [safe]
        return (longer[2],) + tuple(parts)  # expect: MSG131 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
