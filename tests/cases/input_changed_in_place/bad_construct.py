"""An item of the input."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        x[0] = 9  # expect: MSG703 [unsafe]
        return x.sum()


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
