"""An attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = [1, 2, 3]

    def construct(self, x):
        index = x.astype(ms.int32)[0, 1]
        return x * self.scales[index]  # expect: MSG228


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
