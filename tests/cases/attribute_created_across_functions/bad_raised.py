"""A network that raises where nobody has conditioned it: the compiler comes to that."""
import mindspore as ms
from mindspore import Tensor, nn


class Layer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.features = None

    def condition(self, features):
        self.features = features  # expect: MSG222

    def construct(self, x: Tensor):
        if self.features is None:
            raise ValueError("features must be conditioned before the call")
        return x + self.features


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([Layer() for _ in range(2)])

    def construct(self, x: Tensor):
        for layer in self.layers:
            layer.condition(x * 2)
        for layer in self.layers:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
