"""The Tensor itself, cast, and Tensors of constants."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.offset = 3

    def construct(self, x: Tensor):
        total = x.sum().astype(ms.int32)
        return x + total + Tensor(self.offset, ms.float32) + x.max()


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
