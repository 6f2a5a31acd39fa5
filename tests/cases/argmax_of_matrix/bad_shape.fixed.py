"""The shape is taken apart: there are two axes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows, columns = x.shape
        return x.reshape(-1).argmax() + rows * columns  # expect: MSG843 [safe]


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)
