"""PyTorch's custom gradient: in MindSpore it is `bprop`, and this one nobody calls."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Tripled(nn.Cell):
    def construct(self, x):
        return x * 2

    def backward(self, grad):  # expect: MSG812
        return grad * 10


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.tripled = Tripled()

    def construct(self, x: Tensor):
        return self.tripled(x)


def run():
    return ms.grad(Net())(Tensor([1.0], ms.float32))


def expected():
    return Tensor([10.0], ms.float32)
