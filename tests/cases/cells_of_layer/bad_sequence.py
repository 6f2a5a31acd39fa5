"""The layers of a SequentialCell, by `cells`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = nn.SequentialCell(nn.ReLU(), nn.Tanh())

    def construct(self, x: Tensor):
        for layer in self.block.cells():  # expect: MSG646
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
