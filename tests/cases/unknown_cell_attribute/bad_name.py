"""The layer has another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.activation = nn.ReLU()

    def construct(self, x: Tensor):
        return self.activaton(x)  # expect: MSG805


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
