"""A local name deleted to free memory, as PyTorch code does."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        z = y * 2
        del y  # expect: MSG101 [safe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
