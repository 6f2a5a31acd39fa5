"""Of integers: a local name, a shape, an attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = 5

    def construct(self, x: Tensor):
        bits = self.size.bit_length()  # expect: MSG667
        rows = x.shape[0].bit_length()  # expect: MSG667
        size = 5
        return x * bits + rows + size.conjugate() + size.real  # expect: MSG667, MSG667


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
