"""In a Cell whose result another one computes with."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, x):
        fs = []
        for _ in range(2):
            fs.append(lambda t: t + 1)  # expect: MSG326
        for f in fs:
            x = f(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        x = self.block(x)
        return ops.abs(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
