"""A Tensor is in a list twice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = [y, y]
        outs[0][0] = 5.0  # expect: MSG702
        return outs[1]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
