"""It is asked for None first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = None
        if x.mean() > 0:
            pair = [x, x * 2]
        if pair is not None:  # expect: MSG357
            x = x + pair[0]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
