"""PyTorch's names of dtypes and layers, and its module of functions."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.ReLU(), nn.ReLU())  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        x = nn.functional.softmax(self.layers(x), axis=-1)  # expect: MSG801 [unsafe]
        return ops.cast(x, nn.int64)  # expect: MSG801 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
