"""Under a condition that the compiler knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.features = []
        self.keeps = True

    def construct(self, x: Tensor):
        self.features = []  # expect: MSG201 [unsafe]
        if self.keeps:
            self.features.append(x)  # expect: MSG257
        return x * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
