"""A list of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for index, scale in enumerate(reversed([1, 2])):  # expect: MSG669
            x = x * scale + index
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
