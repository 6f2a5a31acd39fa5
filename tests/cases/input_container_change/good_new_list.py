"""A list of the function's own, returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, items):
        items = [items[0], items[0] * 2]
        items.append(items[0] * 3)
        return items


def inputs():
    return ([Tensor([1.0, 2.0, 3.0], ms.float32)],)
