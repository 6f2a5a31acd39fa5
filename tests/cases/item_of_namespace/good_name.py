"""The name itself."""
import mindspore as ms
from mindspore import Tensor, nn

FACTOR = 3


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 3
        return x * factor * FACTOR


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
