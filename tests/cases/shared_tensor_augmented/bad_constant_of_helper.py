"""A helper adds to the constant that it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return self.added(Tensor(0.0), x)

    def added(self, total, x):
        total += x.sum()  # expect: MSG704 [unsafe]
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
