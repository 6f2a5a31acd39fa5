"""A list with two names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first = [x]
        second = first
        second.append(x)  # expect: MSG702
        return x * len(first)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
