"""`has_init` of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        return y * 2 if y.has_init else y  # expect: MSG664


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
