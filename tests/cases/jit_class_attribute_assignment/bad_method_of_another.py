"""A method keeps a Tensor that the network reads."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Tape:
    def __init__(self):
        self.last = 0.0

    def keep(self, value):
        self.last = value  # expect: MSG215


class Block(nn.Cell):
    def __init__(self, tape):
        super().__init__()
        self.tape = tape

    def construct(self, x):
        self.tape.keep(x.mean())
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.tape = Tape()
        self.block = Block(self.tape)

    def construct(self, x: Tensor):
        return self.block(x) + self.tape.last


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
