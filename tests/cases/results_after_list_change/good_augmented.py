"""A result that `+=` changes, of a Tensor that comes of no list."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.insert(0, x * 2)
        both = ops.relu(x)
        both += items[0]
        a, b = ops.split(x, 2, axis=-1)
        a += b
        return a * both.sum()


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
