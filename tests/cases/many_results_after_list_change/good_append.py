"""A list that is bound anew."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.append(x * 2)
        a, b, c, d = ops.split(items[1], 1, axis=-1)
        return a + b * 2 + c * 4 + d * 8


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
