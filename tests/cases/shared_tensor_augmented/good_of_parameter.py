"""The sum of a Parameter and 0 is a new Tensor."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), name="weight")

    def construct(self, x: Tensor):
        z = self.weight + 0
        z += 3
        return x + z


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
