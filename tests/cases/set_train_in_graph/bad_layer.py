"""A layer's mode."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        self.relu.set_train(False)  # expect: MSG611
        return self.relu(x) * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
