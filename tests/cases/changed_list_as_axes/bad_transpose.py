"""A tuple is made of the list."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        axes = [1, 0, 0]
        axes.extend([0])
        return ops.transpose(x, tuple(axes[:2]))  # expect: MSG252 [safe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
