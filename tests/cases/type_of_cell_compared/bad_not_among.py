"""Its class is looked up among some."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        is_other = type(self.norm) not in (nn.Tanh, nn.Sigmoid)  # expect: MSG546 [unsafe]
        return x + 1 if is_other else x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
