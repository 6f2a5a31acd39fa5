"""The item goes into a layer."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def take(parts):
    return parts.pop()  # expect: MSG734


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()

    def construct(self, x):
        y = ops.relu(x)
        return self.act(take([y, y * 2]))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
