"""A Tensor that the graph computes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        same = y is x  # expect: MSG318
        return x if same else y + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
