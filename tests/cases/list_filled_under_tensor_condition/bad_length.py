"""A Tensor decides whether the list has an item, and its length is asked for."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        if x[0, 0] > 0:
            found.append(x)
        return x + len(found)  # expect: MSG340


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
