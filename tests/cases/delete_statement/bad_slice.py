"""A slice of a list deleted: an assignment of the empty list means the same."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x + 1, x + 2, x + 3]
        del items[0:2]  # expect: MSG101 [safe]
        sizes = [1, 2, 3]
        del sizes[1:]  # expect: MSG101 [safe]
        return items[0] * len(items) + sizes[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
