"""A lambda that reads a local name, as the key of a sort."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sign = -1
        items = [1, 3]
        items.sort(key=lambda item: item * sign)  # expect: MSG654
        return x * items[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
