"""A method of the item is called."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def take(self, parts):
        return parts.pop(0)  # expect: MSG734

    def construct(self, x):
        y = ops.relu(x)
        return self.take([y, y * 2]).sum()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
