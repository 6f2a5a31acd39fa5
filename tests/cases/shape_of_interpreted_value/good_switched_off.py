"""No network is made with the flag."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, copies=True):
        super().__init__()
        self.copies = copies
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        if self.copies:
            pair = [x, x * 2]
            x = pair.copy()[1]
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(copies=False)

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
