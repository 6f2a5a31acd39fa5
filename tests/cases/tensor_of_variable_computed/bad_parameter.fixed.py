"""Of a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.offset = Parameter(Tensor(2.0, ms.float32), name="offset")

    def construct(self, x: Tensor):
        return x + self.offset  # expect: MSG527 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
