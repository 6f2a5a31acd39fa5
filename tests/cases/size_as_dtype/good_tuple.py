"""A tuple, a dtype, and a number for a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.start = ops.zeros((1, 1), ms.float32) + ops.ones(1, ms.float32) + Tensor(2.0, ms.float32)

    def construct(self, x: Tensor):
        return x + self.start


def inputs():
    return (Tensor([1.0]),)
