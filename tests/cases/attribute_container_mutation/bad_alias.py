"""A local name of the list is the same list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1]

    def construct(self, x):
        sizes = self.sizes
        sizes.append(2)  # expect: MSG206
        sizes.extend([3])  # expect: MSG206
        return x + len(sizes) + len(self.sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
