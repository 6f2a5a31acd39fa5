"""A local name bound to a literal."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        flag = True
        k = 1
        a = None
        if flag:
            a = x * 2
        b = None
        if k == 1:
            b = x + 1
        return a + b  # expect: MSG303 [unsafe], MSG303 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
