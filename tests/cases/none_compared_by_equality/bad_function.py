"""A function and a dict on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = ops.relu
        self.scales = {"a": 2.0}

    def construct(self, x):
        if not (self.act == None):  # expect: MSG404 [safe]
            x = self.act(x)
        if self.scales == None:  # expect: MSG404 [safe]
            return x
        return x * self.scales["a"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
