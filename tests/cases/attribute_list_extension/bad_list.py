"""A list extended, inserted into, reversed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = []
        self.scales = [1, 2]
        self.shifts = [1, 2, 3]

    def construct(self, x):
        self.sizes.extend([1, 2])  # expect: MSG207
        self.scales.insert(0, 7)  # expect: MSG207
        self.shifts.reverse()  # expect: MSG207
        return x + len(self.sizes) + self.scales[0] + self.shifts[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
