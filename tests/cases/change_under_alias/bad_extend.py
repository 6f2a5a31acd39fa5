"""`extend` in a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def join(self, x):
        first = [x]
        second = first
        second.extend([x, x])  # expect: MSG702
        return x * len(first)

    def construct(self, x):
        return self.join(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
