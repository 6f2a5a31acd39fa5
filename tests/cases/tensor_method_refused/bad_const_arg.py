"""`set_const_arg` of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        y.set_const_arg(True)  # expect: MSG640
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
