"""An item says how many layers run."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x):
        depth = [1, 2]
        depth.reverse()
        for layer in self.layers[: depth[0]]:  # expect: MSG250 [safe]
            x = layer(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
