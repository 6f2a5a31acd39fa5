"""Of three axes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.expand_dims(0).transpose(1, 2)  # expect: MSG655 [safe]
        return y * 2


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
