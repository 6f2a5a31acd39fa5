"""An inner function reads the name whenever it is called."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask):
        def masked(a):
            return a * mask

        y = masked(x)
        # expect: MSG101 [unsafe]
        return y


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32)
