"""There is an argument too many: the axes are a tuple."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.transpose(x, 1, 0)  # expect: MSG803


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
