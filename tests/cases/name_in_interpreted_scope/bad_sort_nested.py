"""A nested function as the key of a sort."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def key(item):
            return -item

        items = [1, 3]
        items.sort(key=key)  # expect: MSG654
        return x * items[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
