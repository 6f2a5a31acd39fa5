"""An assignment target."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first, *others = (x, x + 1, x + 2)  # expect: MSG131
        return first + others[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
