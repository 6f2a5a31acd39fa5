"""The `type` of what a layer gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()

    def construct(self, x: Tensor):
        y = self.act(x)
        if type(y) == Tensor:  # expect: MSG623
            y = y * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
