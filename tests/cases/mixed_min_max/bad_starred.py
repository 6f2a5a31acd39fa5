"""Starred arguments."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = (x[0], 1.5)
        return x * max(*pair)  # expect: MSG317


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
