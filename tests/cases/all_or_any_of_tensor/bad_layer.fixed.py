"""Of a layer's output."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = self.relu(x)
        if (y > 0).all():  # expect: MSG613 [unsafe]
            return x
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
