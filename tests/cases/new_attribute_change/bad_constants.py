"""A list of numbers gets one more."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = None

    def construct(self, x: Tensor):
        self.scales = [1.0, 2.0]  # expect: MSG201 [unsafe]
        self.scales.append(3.0)  # expect: MSG257
        return x * len(self.scales)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
