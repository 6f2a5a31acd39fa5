"""A size."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        if 0 < size and size < 3:  # expect: MSG132 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
