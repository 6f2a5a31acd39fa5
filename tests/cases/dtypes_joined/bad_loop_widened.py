"""A sum that is an integer before the loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = Tensor(0, ms.int32)
        while x.sum() > 0:
            total = x[0, 0] + 0.5 * total  # expect: MSG312
            x = x - 1
        return total


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
