"""One of the constants in a list is added to."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        totals = [Tensor(0.0), Tensor(1.0)]
        totals[0] = totals[0] + x.sum()  # expect: MSG704 [unsafe]
        return totals[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
