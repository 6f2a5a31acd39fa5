"""A sum of truth values."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        count = ops.zeros((2, 2), ms.int32)
        while x.sum() > 0:
            count = count + (x > 0)
            x = x - 1
        return count


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
