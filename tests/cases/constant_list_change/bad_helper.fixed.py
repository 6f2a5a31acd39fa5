"""In a method that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def shifted(self, x):
        items = [1, 2, 3]
        items[:] = items[::-1]  # expect: MSG713 [safe]
        return x - items[0]

    def construct(self, x):
        return self.shifted(x) * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
