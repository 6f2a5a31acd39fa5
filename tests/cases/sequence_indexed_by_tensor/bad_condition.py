"""The result of a comparison, in a helper."""
import mindspore as ms
from mindspore import Tensor, nn


def chosen(x):
    items = [x, x * 2]
    return items[x.sum() > 3]  # expect: MSG228


class Net(nn.Cell):
    def construct(self, x):
        return chosen(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
