"""A tuple of Tensors or a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = 1
        if x.sum() > 1:
            y = (x, x)
        z = [y, x]  # expect: MSG313
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
