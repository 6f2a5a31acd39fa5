"""An integer out of a Tensor, and one that is known."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = int(x.sum())
        return x * max(n, 2)  # expect: MSG317


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
