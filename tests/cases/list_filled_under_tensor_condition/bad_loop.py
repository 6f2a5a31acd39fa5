"""Items above a threshold are kept in a loop, and gone through."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        for row in range(2):
            if x[row, 1] > 0:
                found.append(x[row])
        total = x[0]
        for item in found:  # expect: MSG340
            total = total + item
        return total


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
