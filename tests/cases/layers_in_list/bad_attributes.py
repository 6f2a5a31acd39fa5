"""Two classes call a layer alike."""
import mindspore as ms
from mindspore import Tensor, nn


class Head(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.fc(x)


class Tail(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.fc(x) * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = [Head()] + [Tail()]

    def construct(self, x: Tensor):
        for block in self.blocks:  # expect: MSG519
            x = block(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
