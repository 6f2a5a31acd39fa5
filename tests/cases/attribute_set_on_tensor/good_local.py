"""A local name beside the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        visited = 1
        return x * 2 + visited


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
