"""A conditional expression."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        z = y if y.is_contiguous() else y.contiguous()  # expect: MSG680 [safe]
        return z * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
