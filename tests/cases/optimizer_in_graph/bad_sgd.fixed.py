"""An optimizer of the Parameters on `self`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor(2.0, ms.float32), name="scale")
        self.optimizer = nn.SGD([self.scale], 0.1)

    def construct(self, x):
        optimizer = self.optimizer  # expect: MSG507 [unsafe]
        return x * self.scale


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
