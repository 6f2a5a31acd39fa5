"""The length in the test of an `if`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        if size > 1:  # expect: MSG104 [safe]
            x = x * size
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
