"""`extend`."""

import mindspore as ms
from mindspore import Tensor, nn, ops


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        parts = list()
        for step in range(2):
            parts += [x[step], x[step] * 2]  # expect: MSG713 [safe]
        return ops.stack(parts, axis=1)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
