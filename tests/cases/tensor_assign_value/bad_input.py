"""A Tensor that enters the graph."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x.assign_value(x * 2)  # expect: MSG639
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
