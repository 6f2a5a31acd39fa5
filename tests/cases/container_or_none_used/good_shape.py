"""The shape decides, which the compiler knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = None
        if x.shape[0] > 1:
            pair = (x, x * 2)
        if pair is not None:
            x = x + pair[1]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
