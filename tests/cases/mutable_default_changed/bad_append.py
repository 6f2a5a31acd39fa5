"""A list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, items=[]):
        items.append(1)  # expect: MSG707
        return x * len(items)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
