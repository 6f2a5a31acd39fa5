"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


class Net(nn.Cell):
    def construct(self, x):
        SEEN[0] = 5  # expect: MSG706
        return x + SEEN[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
