"""Numbers and Tensors collected in a list on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = []
        self.maps = []

    def construct(self, x):
        self.sizes.append(1)  # expect: MSG206
        self.maps.append(x * 2)  # expect: MSG206
        return x + len(self.sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
