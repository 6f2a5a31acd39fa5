"""The items that a helper takes from a list are subtracted."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def take(parts):
    return parts.pop()  # expect: MSG734


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        parts = [y, y * 2, y * 3]
        first = take(parts)
        return first - 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
