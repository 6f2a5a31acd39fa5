"""A Tensor condition: what is bound before must have the same shape and dtype."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.zeros_like(x * 2 + 1)
        if x.sum() > 1:
            y = x * 2 + 1
        z = x
        if x.sum() > 1:
            z = z + y  # expect: MSG301 [safe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
