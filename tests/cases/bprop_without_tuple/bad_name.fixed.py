"""A name, and the result of a function."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        return x * 2

    def bprop(self, x, out, dout):
        gradient = dout * 3
        if x.ndim == 1:
            return (ops.mul(gradient, 2),)  # expect: MSG522 [safe]
        return (gradient,)  # expect: MSG522 [safe]


def run():
    return ms.grad(Net())(Tensor([1.0, 2.0], ms.float32))
