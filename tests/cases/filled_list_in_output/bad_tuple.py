"""The same of a tuple."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = ()
        if x[0, 0] > 0:
            found = found + (x,)
        return x, found  # expect: MSG341


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
