"""A condition and its negation bind the name between them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, double=True):
        y = None
        if double:
            y = x * 2
        if not double:
            y = x * 3
        return y  # expect: MSG301 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
