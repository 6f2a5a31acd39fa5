"""A helper returns it, and its caller stacks it."""

import mindspore as ms
from mindspore import Tensor, nn, ops


CALLS = 3


class Net(nn.Cell):
    def collect(self, x):
        found = []
        for step in range(2):
            found.insert(0, x[step])  # expect: MSG713 [safe]
        return found

    def construct(self, x):
        rows = self.collect(x)
        return ops.stack(rows)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
