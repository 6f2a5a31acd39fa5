"""The question whether it is contiguous."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        if not y.is_contiguous(): y = y.contiguous()  # expect: MSG680 [safe]
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
