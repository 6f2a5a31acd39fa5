"""What an object of the interpreter gives when it is called."""
import mindspore as ms
from mindspore import Tensor, nn


class Blocks:
    def __init__(self, first):
        self.parts = [first, first * 2]

    def __call__(self, x):
        return self.parts[0] + x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        blocks = Blocks(x)  # expect: MSG516
        y = blocks(x * 2)
        return self.dense(y)  # expect: MSG672


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
