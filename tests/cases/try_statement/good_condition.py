"""The cause of the exception checked before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        values = [x, x + 1]
        if len(values) > 2:
            return values[2]
        return values[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
