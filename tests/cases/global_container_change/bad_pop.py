"""An item of a list is taken."""
import mindspore as ms
from mindspore import Tensor, nn


QUEUE = [1, 2, 3, 4, 5, 6]


class Net(nn.Cell):
    def construct(self, x):
        item = QUEUE.pop()  # expect: MSG706
        return x * item


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
