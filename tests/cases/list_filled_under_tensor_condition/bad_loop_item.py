"""The first of the rows above a threshold is taken."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        for row in range(2):
            if x[row, 0] > 0:
                found.append(x[row])
        return found[0] * 2  # expect: MSG340


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
