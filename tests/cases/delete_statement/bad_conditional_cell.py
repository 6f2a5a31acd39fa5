"""A base that is a Cell where MindSpore is installed."""
import mindspore as ms
from mindspore import Tensor

try:
    from mindspore.nn import Cell
except ImportError:
    Cell = object


class Net(Cell):
    def construct(self, x):
        z = x * 2
        y = z + 1
        z = y * 2
        del y  # expect: MSG101 [safe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
