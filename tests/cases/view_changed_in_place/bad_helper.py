"""A helper changes a view of its argument, which the caller reads again."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def mark(scores):
    flat = scores.view(-1)
    flat[0] = 9.0  # expect: MSG730


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        mark(y)
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
