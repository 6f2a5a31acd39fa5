"""A number that comes from a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = int(x.sum())
        return [y * n for y in (x, x)]  # expect: MSG329 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
