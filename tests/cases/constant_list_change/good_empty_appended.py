"""`append` makes a new list."""

import mindspore as ms
from mindspore import Tensor, nn, ops


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        found = []
        for step in range(2):
            found.append(x * step)
            found.insert(0, x)
        first = [x]
        first.insert(0, x * 2)
        return ops.stack(found), ops.stack(first)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
