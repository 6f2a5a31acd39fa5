"""The layer's own name, and a layer of the project, which reads what it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = 1.0

    def construct(self, x):
        return x * self.weight


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()
        self.scale.weight = 2.0
        self.norm = nn.LayerNorm((2,))
        self.norm.gamma = ms.Parameter(Tensor([0.0, 0.0], ms.float32), name="gamma")

    def construct(self, x: Tensor):
        return self.scale(self.norm(x))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
