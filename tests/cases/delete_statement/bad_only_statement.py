"""`del` as the whole body of a branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x * 2
        z = y + 1
        if x.shape[0] > 1:
            del y  # expect: MSG101 [safe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
