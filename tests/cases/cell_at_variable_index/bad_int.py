"""An index made of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x: Tensor, b: Tensor):
        return self.layers[int(b)](x)  # expect: MSG316


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(1, ms.int32)
