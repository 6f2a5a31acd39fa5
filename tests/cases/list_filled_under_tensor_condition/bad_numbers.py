"""A list of numbers grows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        if x[0, 0] > 0:
            found.append(1)
        return x + len(found)  # expect: MSG340


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
