"""A global number."""
import mindspore as ms
from mindspore import Tensor, nn

FACTOR = 3


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * globals()["FACTOR"]  # expect: MSG632


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
