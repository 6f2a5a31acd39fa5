"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        totals = [0]

        def add(value):
            totals[0] = totals[0] + value  # expect: MSG717

        add(3)
        return x + totals[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
