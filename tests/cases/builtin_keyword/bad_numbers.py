"""Of `pow`, `round` and `sum`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * pow(2, exp=3)  # expect: MSG685
        y = y + round(2.567, ndigits=1)  # expect: MSG685
        return y + sum([1, 2], start=3)  # expect: MSG685


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
