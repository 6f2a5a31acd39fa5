"""PyTorch's name for `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):  # expect: MSG806 [unsafe]
        return self.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
