"""An item beside a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        last = [0]
        for i, last[0] in [(1, 2)]:  # expect: MSG125
            x = x + last[0] + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
