"""Items of a list and a Tensor, under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]
        self.buffer = Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)

    def construct(self, x):
        sizes = self.sizes
        sizes[0] = 7  # expect: MSG206
        buffer = self.buffer
        buffer[0] = 9  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
