"""Split by sizes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.insert(0, x * 2)
        a, b = ops.split(items[0], [2, 2], axis=-1)
        c, d, e = items[0].split((1, 1, 2), axis=-1)
        return a - b * 2 + c - d + e


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
