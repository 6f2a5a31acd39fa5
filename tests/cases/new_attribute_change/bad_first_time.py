"""An attribute that `__init__` does not set."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.features = list()  # expect: MSG201 [unsafe]
        self.features.append(x)  # expect: MSG257
        return x * len(self.features)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
