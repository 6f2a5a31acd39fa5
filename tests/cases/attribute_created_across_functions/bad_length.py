"""The length of what is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = None

    def construct(self, x: Tensor):
        if self.sizes is None:
            self.setup()
        return x * len(self.sizes)

    def setup(self):
        self.sizes = (1.0, 2.0)  # expect: MSG222 [unsafe]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
