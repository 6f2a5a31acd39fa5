"""The target of a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for first, *others in [(1, 2, 3), (4, 5, 6)]:  # expect: MSG131
            x = x + first * others[1]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
