"""Their names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = nn.SequentialCell(nn.ReLU(), nn.Tanh())

    def construct(self, x: Tensor):
        for _, layer in self.block.name_cells().items():  # expect: MSG646
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
