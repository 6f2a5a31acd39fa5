"""A method of PyTorch's modules, of a SequentialCell."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        layers = nn.SequentialCell(nn.Dense(2, 2), nn.ReLU())
        self.body = nn.SequentialCell(*list(layers.children())[:-1])  # expect: MSG807

    def construct(self, x: Tensor):
        return self.body(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
