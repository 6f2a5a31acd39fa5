"""The other name is bound anew before it is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x * 1
        z = y
        z[0] = 9
        y = z * 2
        return y + z


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
