"""An array of a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.p = Parameter(Tensor([1.0, 1.0], ms.float32), name="p")

    def construct(self, x: Tensor):
        weight = self.p.numpy()  # expect: MSG640
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
