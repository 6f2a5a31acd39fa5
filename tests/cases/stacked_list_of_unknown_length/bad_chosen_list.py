"""A list is made of such a Tensor."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.stack(list(x[x > 1]))  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
