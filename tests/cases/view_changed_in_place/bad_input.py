"""The view of an input: PyNative changes the Tensor of the caller."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        turned = x.swapaxes(0, 1)
        turned[0] = 9.0  # expect: MSG730
        return turned * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
