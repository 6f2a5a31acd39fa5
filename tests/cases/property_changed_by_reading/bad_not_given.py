"""What changes is not what the property gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._step = 1

    @property
    def step(self):
        self._step = self._step * 2  # expect: MSG233
        return 2

    def construct(self, x):
        return x * self.step


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
