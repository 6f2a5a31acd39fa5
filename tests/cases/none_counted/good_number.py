"""Numbers are counted."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = (1, 2, 1)
        return x * sizes.count(1)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
