"""A comprehension that changes what it goes through."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[1.0], [2.0]]
        [row.append(0.0) for row in rows]  # expect: MSG702
        return x * len(rows[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
