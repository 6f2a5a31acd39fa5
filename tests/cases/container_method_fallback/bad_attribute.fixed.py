"""A list that is an attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [3, 2]

    def construct(self, x: Tensor):
        sizes = list(self.sizes)  # expect: MSG225 [safe]
        sizes.append(4)
        return x * sizes[2]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
