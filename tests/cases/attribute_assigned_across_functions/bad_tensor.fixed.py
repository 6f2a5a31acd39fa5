"""A Tensor handed to a helper method through an attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = ms.Parameter(Tensor([0.0, 0.0], ms.float32), name="hidden", requires_grad=False)

    def add(self, x):
        return x + self.hidden

    def construct(self, x):
        self.hidden = x * 2  # expect: MSG202 [unsafe]
        return self.add(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
