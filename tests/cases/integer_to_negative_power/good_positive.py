"""A positive power."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x / x.shape[0] ** 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
