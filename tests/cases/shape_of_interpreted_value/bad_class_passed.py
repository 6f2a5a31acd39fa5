"""The layer is made of a class that is passed for the default, which needs no shape."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, act_layer=nn.ReLU):
        super().__init__()
        self.act = act_layer()
        self.steps = 0

    def construct(self, x):
        self.steps = 2  # expect: MSG201 [unsafe]
        return self.act(x * self.steps)  # expect: MSG672 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(act_layer=nn.GELU)

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
