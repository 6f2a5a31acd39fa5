"""A nested generator."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        def numbers():
            yield 1  # expect: MSG108
            yield 2

        for i in numbers():
            x = x + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
