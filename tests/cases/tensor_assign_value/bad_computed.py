"""A Tensor that the graph computes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        y.assign_value(x * 2)  # expect: MSG639
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
