"""A keyword that the method does not have in the graph."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        return y.amin(1, initial=2.0)  # expect: MSG686


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
