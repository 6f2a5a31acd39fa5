"""It is made longer by `+`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x + 1]
        if x.sum() < 6.0:
            items = items + [x * 2]
        y = items[-1]  # expect: MSG337
        return y * 3


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
