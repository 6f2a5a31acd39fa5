"""A list is added to it."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weights = [Parameter(Tensor([1.0, 1.0], ms.float32), name=name) for name in "ab"]

    def construct(self, x):
        weights = self.weights + [x]  # expect: MSG247
        return x * weights[-1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
