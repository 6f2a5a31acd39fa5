"""Two values in PyTorch: here the rows of one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        values, places = ms.ops.max(x, 1)  # expect: MSG827 [unsafe]
        return values * 10 + places


def inputs():
    return (Tensor([[1.0, 5.0], [7.0, 2.0]], ms.float32),)


def expected():
    return Tensor([51.0, 70.0], ms.float32)


FIX_CHANGES_RESULT = "it is what PyTorch gives"
