"""`insert` moves the item that is added."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        sizes = [1, 2]
        sizes.insert(0, 9)  # expect: MSG713 [safe]
        return x + sizes[1]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
