"""Nobody else reads one of the two."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        z = y if x.sum() > 5 else ops.relu(y)
        z[0] = 9.0
        return z


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
