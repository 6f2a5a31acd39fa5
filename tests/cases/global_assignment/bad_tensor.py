"""A Tensor kept for later."""
import mindspore as ms
from mindspore import Tensor, nn


LAST = None


class Net(nn.Cell):
    def construct(self, x):
        global LAST
        LAST = x * 2  # expect: MSG705
        return x


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
