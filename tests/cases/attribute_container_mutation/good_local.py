"""A local list, a copy, and a list filled in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = []
        self.sizes.append(1)

    def construct(self, x):
        maps = []
        maps.append(x * 2)
        sizes = list(self.sizes)
        sizes.append(2)
        return maps[0] + len(sizes), maps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
