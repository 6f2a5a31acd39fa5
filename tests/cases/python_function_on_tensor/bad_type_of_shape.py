"""A Tensor is named in what `type` is asked of."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if type(x.shape) is int:  # expect: MSG623
            x = x + 1
        pair = (x, x)
        if type(pair) is int:  # expect: MSG623
            x = x + 2
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
