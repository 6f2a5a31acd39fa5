"""The gradient itself."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        return x * 2

    def bprop(self, x, out, dout):
        return dout * 3  # expect: MSG522 [safe]


def run():
    return ms.grad(Net())(Tensor([1.0, 2.0], ms.float32))
