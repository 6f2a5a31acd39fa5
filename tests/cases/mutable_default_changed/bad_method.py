"""A method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def count(self, x, seen=[]):
        seen.append(x)  # expect: MSG707
        return len(seen)

    def construct(self, x):
        return x * self.count(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
