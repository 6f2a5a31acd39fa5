"""A list of None is filled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        found = [None, None, None]
        found[best] = x * 2  # expect: MSG249
        return found[0]


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
