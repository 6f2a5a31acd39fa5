"""The helper assigns the item first."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def take(parts):
    part = parts.pop()
    return part


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        return take([y, y * 2]) + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
