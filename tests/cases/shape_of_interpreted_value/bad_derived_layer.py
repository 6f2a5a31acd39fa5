"""Layers of classes that take the `construct` of a layer of MindSpore over."""
import mindspore as ms
from mindspore import Tensor, nn


class Linear(nn.Dense):
    def __init__(self, dim):
        super().__init__(dim, dim)


class Activation(nn.ReLU):
    pass


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = Activation()
        self.linear = Linear(2)

    def construct(self, x: Tensor):
        pair = [x, x * 2]
        y = pair.copy()[1]  # expect: MSG225 [safe]
        y = self.act(y)  # expect: MSG753
        return self.linear(y)  # expect: MSG672 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
