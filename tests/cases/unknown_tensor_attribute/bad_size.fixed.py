"""`size` is a number in MindSpore, `shape` a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.reshape(x.shape[0], -1)  # expect: MSG804 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
