"""There is a tuple on both ways."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = (x, x)
        if x.mean() > 0:
            pair = (x, x * 2)
        return pair


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
