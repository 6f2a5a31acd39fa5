"""The change is made under the first name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first = [x]
        second = first
        first.append(x)  # expect: MSG702
        return x * len(second)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
