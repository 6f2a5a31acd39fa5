"""Set in `__init__`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")
        self.scale.name = "gain"

    def construct(self, x: Tensor):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
