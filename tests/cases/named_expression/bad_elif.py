"""The test of an `elif`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 2:
            x = x + 1
        elif (size := x.shape[0]) > 1:  # expect: MSG104
            x = x * size
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
