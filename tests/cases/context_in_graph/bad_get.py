"""A branch on the mode."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if ms.get_context("mode") == ms.GRAPH_MODE:  # expect: MSG608 [unsafe]
            return x * 2
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
