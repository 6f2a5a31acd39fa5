"""A layer gets a mask by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Attend(nn.Cell):
    def construct(self, x, mask=None):
        return x if mask is None else x * mask


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.attend = Attend()

    def construct(self, x: Tensor):
        sizes = [2]
        sizes.extend([3])  # expect: MSG251 [safe]
        return self.attend(x.reshape(sizes), mask=x > 1)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
