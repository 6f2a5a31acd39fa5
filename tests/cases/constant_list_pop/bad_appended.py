"""The list is built by `append`."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


class Net(nn.Cell):
    def construct(self, x):
        items = []
        items.append(1)
        items.append(2)
        items.pop()  # expect: MSG712 [safe]
        return x * len(items)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
