"""Without the output."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * 2

    def bprop(self, x, dout):  # expect: MSG817
        return (dout * 3,)


def run():
    return ms.grad(Net())(Tensor([1.0, 2.0], ms.float32))
