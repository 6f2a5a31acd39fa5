"""An input and a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([3.0, 4.0], ms.float32), name="weight")

    def construct(self, x: Tensor):
        if x is self.weight:  # expect: MSG318
            return x
        return x + self.weight


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
