"""The name read in `__init__`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")
        self.name = self.scale.name

    def construct(self, x: Tensor):
        if self.name == "scale":
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
