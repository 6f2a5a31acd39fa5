"""The sign, asked for."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = int(x.sum())
        return x * (n if n > 0 else -n)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
