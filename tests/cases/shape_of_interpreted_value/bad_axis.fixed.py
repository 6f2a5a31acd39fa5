"""A number that graph code keeps on self, as an axis."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.axis = 0
        self.size = None

    def construct(self, x):
        axis = x.ndim - 1  # expect: MSG201 [unsafe]
        return ops.softmax(x, axis)  # expect: MSG672 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
