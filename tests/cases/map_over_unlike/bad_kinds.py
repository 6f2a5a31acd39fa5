"""A list and a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        pairs = map(lambda a, b: a + b, [1, 2], (3, 4))  # expect: MSG330
        return x * list(pairs)[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
