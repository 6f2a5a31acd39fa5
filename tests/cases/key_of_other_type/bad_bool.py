"""A bool for a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scales = {0: 2, 1: 3}
        return x * scales[True]  # expect: MSG350


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
