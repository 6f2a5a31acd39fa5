"""The places first, and names that say nothing."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.max = ops.ArgMaxWithValue(axis=1)

    def construct(self, x: Tensor):
        index, value = self.max(x)
        first, second = self.max(x)
        return index, value, first, second


def inputs():
    return (Tensor([[1.0, 5.0, 2.0]], ms.float32),)
