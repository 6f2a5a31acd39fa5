"""A number that the interpreter counts decides."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def construct(self, x):
        x = ops.relu(x)
        self.calls = self.calls + 1  # expect: MSG201
        if self.calls > 1:
            shift = 0
        else:
            shift = x
        return x + shift  # expect: MSG305


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
