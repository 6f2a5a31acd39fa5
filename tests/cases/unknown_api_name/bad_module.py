"""The module of PyTorch's functions."""
import mindspore as ms
import mindspore.nn.functional as F  # expect: MSG801
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return F.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
