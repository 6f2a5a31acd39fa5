"""The Tensor that decides is returned."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x, x.sum() > 1


def inputs():
    return (Tensor([[0.5, 0.25], [1.0, 2.0]], ms.float32),)
