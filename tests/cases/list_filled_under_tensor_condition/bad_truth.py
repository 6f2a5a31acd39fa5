"""Whether the list has an item is asked."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        if x.sum() > 0:
            found = found + [x]
        if found:  # expect: MSG340
            x = x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
