"""The lambda in the last way of several, and in a branch of a branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(3):
            if i == 0:
                x = x + 1
            elif i == 1:
                x = x * 2
            else:
                add = lambda y: y + 1  # expect: MSG310
                x = add(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
