"""The weights are given by position."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(Tensor([1.0, 2.0], ms.float32), name="weight")

    def construct(self, x: Tensor):
        return (x * self.weight).sum()


def run():
    net = Net()
    loss = net(Tensor([1.0, 1.0], ms.float32))
    weights = ms.ParameterTuple(net.trainable_params())
    return ms.grad(lambda value: value, None, weights)(loss)[0]  # expect: MSG831


def expected():
    return Tensor([1.0, 1.0], ms.float32)
