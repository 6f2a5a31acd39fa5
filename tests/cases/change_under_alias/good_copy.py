"""The second name is a copy."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first = [x]
        second = list(first)
        second.append(x)
        y = x * 1
        z = y.copy()
        z[0] = 9
        return x * len(first) + y + z


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
