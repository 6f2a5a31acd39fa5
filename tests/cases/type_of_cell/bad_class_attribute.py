"""The attribute `__class__` is compared."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        for layer in self.layers:
            if layer.__class__ in (nn.ReLU, nn.Sigmoid):  # expect: MSG545 [unsafe]
                x = layer(x) + 1
        if self.norm.__class__ is nn.ReLU:  # expect: MSG545 [unsafe]
            x = self.norm(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
