"""A name that a later branch may read: without `del` it would find the old value."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        z = y * 2
        del y  # expect: MSG101 [unsafe]
        if x.shape[0] > 5:
            z = z + y
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
