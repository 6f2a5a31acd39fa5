"""PyTorch's `new`, with what may be numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        numbers = [1.0, 2.0]
        return x + x.new(numbers)  # expect: MSG804


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
