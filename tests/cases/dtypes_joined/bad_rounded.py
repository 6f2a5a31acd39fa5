"""A rounded Tensor as integers."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 4
        if x.max() > 2:
            y = ops.round(x * 4).astype(ms.int32)
        return y  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
