"""A helper asks the Parameter that it is given."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")

    def construct(self, x: Tensor):
        return self.scaled(x, self.scale)

    def scaled(self, x, weight):
        if weight.requires_grad:  # expect: MSG641
            return x * weight
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
