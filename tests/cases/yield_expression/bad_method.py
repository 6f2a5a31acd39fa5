"""A generator method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        for i in range(2):
            yield x * i  # expect: MSG108

    def construct(self, x):
        total = x
        for part in self.parts(x):
            total = total + part
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
