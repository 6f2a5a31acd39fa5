"""A sum starts with a constant, which the next call finds changed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = Tensor(0.0)
        total += x.sum()  # expect: MSG704 [unsafe]
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
