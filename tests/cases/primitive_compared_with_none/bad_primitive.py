"""A Primitive on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = ops.ReLU()

    def construct(self, x):
        if self.act != None:  # expect: MSG410 [safe]
            x = self.act(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
