"""Rows first."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.meshgrid(x, x[:2])[0]  # expect: MSG840 [unsafe]


def run():
    return Net()(Tensor([1.0, 2.0, 3.0], ms.float32)).shape


def expected():
    return (3, 2)


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
