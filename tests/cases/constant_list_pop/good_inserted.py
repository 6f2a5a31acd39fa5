"""The list gets an item for the one that is popped."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 5


class Net(nn.Cell):
    def construct(self, x):
        items = [1, 2, 3]
        items.insert(0, 5)
        items.pop()
        return x * len(items)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
