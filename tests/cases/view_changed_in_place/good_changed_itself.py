"""The Tensor itself is changed before the view is taken."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        y[0] = 9.0
        flat = y.view(-1)
        return flat * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
