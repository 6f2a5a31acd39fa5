"""The shape is the same."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = [y]
        y[0] = 5.0
        return outs[0].shape[0] + x


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
