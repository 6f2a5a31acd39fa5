"""An exception handled in `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        try:  # expect: MSG102 [unsafe]
            y = x + 1
        except ValueError:
            y = x
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
