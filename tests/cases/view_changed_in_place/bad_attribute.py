"""The view of a Parameter, which keeps its value."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), name="weight")

    def construct(self, x):
        flat = self.weight.view(-1)
        flat[0] = 9.0  # expect: MSG730
        return x * self.weight


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
