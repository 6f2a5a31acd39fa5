"""Two numbers out of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = int(x.sum())
        m = int(x.max())
        return x * min(n, m)  # expect: MSG317


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
