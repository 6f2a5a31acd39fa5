"""A list sorted, an item removed by value."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [3, 1, 2]
        self.scales = [3, 1, 2, 1, 1]

    def construct(self, x):
        self.sizes.sort()  # expect: MSG209
        self.scales.remove(1)  # expect: MSG209
        return x + self.sizes[0] + len(self.scales)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
