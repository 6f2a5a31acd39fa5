"""A bool attribute, class level and `training` too."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    use_bias = True

    def __init__(self):
        super().__init__()
        self.double = True

    def construct(self, x):
        if self.double:
            a = x * 2
        if self.use_bias:
            b = x + 1
        if not self.training:
            c = x - 1
        return a + b + c  # expect: MSG303 [unsafe], MSG303 [unsafe], MSG303 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
