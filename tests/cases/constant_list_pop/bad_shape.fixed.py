"""The numbers come from a shape."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


class Net(nn.Cell):
    def construct(self, x):
        rows, columns = x.shape
        shape = [rows, columns, 1]
        last = shape[-1]  # expect: MSG712 [safe]
        shape[-1:] = []
        return x * last


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
