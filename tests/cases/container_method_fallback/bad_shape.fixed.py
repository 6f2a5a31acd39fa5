"""A copy of sizes, in a helper; the copy is changed."""
import mindspore as ms
from mindspore import Tensor, nn


def changed(shape):
    other = list(shape)  # expect: MSG225 [safe]
    other[0] = 1
    return other[0]


class Net(nn.Cell):
    def construct(self, x):
        shape = list(x.shape)
        return x * changed(shape) * shape[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
