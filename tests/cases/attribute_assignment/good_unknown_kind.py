"""An attribute whose kind the source does not show may be a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self, state=None):
        super().__init__()
        self.state = state or Parameter(Tensor([0.0, 0.0], ms.float32), name="state")

    def construct(self, x):
        self.state = x * 2
        return self.state + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
