"""A list of the values."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        values = []
        for i in range(2):
            values.append(x * i)
        return values

    def construct(self, x):
        total = x
        for part in self.parts(x):
            total = total + part
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
