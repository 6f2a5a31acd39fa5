"""A Parameter made of a Tensor that varies."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x + Parameter(x * 2, name="scale", requires_grad=False)  # expect: MSG503


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
