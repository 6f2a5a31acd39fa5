"""Even a literal condition is not resolved."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if True:
            y = x * 2
        if 1 > 0:
            z = x + 1
        return y + z  # expect: MSG301 [safe], MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
