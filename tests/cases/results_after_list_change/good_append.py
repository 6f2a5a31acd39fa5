"""Lists that are bound anew, and ones of which an item was set first."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.append(x * 2)
        items += [x * 3]
        a, b = ops.split(items[1], 2, axis=-1)
        other = [x, x * 2]
        other[0] = x * 3
        other.reverse()
        c, d = ops.split(other[0], 2, axis=-1)
        return a - b * 2 + c - d


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
