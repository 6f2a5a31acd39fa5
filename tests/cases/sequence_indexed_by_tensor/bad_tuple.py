"""A tuple of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scales = (1, 2, 3)
        return x * scales[x.astype(ms.int32)[0, 1]]  # expect: MSG228


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
