"""A list on `self` that `__init__` fills."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = []
        self.layers.append(ops.ReLU())

    def construct(self, x):
        return self.layers[0](x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
