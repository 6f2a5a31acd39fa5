"""A truth value and a sum, which is none, in either order."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1 and x.mean():  # expect: MSG311
            x = x + 1
        if ops.sum(x) or ops.isnan(x).any():  # expect: MSG311
            x = x + 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
