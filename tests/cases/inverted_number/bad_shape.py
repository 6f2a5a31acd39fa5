"""A number from a shape."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        return x * ~size  # expect: MSG140


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
