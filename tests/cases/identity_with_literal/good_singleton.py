"""None, True and False."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, flag=True):
        if flag is True:
            return x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
