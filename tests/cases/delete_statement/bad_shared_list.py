"""A list with a second name: the second name would keep the item, so the fix is unsafe."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x + 1]
        everything = (items, x)
        del items[0]  # expect: MSG101 [unsafe]
        return items[0] + everything[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
