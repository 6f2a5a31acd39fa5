"""Local lists."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]

    def construct(self, x):
        sizes = self.sizes + [3]
        sizes.insert(0, 4)
        return x + len(sizes) + sizes[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
