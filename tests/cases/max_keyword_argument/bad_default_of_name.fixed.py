"""A default for lists that may be empty."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = [3, 1]

    def construct(self, x: Tensor):
        sizes = [size + 1 for size in x.shape]
        none = ()
        smallest = min(none) if none else 5  # expect: MSG617 [safe]
        return x * (max(sizes) if sizes else 0) + (max(self.scales) if self.scales else 0) * smallest  # expect: MSG617 [safe], MSG617 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
