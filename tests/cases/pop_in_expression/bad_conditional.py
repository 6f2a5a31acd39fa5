"""In a conditional expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x * 2]
        y = items.pop() if len(items) > 1 else x  # expect: MSG709
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
