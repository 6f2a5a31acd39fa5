"""A Cell of the project that owns such weights, and one that derives from a layer."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Block(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.layers = nn.SequentialCell([nn.Dense(3, 3), nn.ReLU()])
        self.size = size

    def construct(self, x):
        return self.layers(x) * self.size


class Wide(nn.Dense):
    def __init__(self, size):
        super().__init__(3, 2 * size)


class Net(nn.Cell):
    def construct(self, x):
        x = Block(20)(x)  # expect: MSG501 [unsafe]
        return Wide(1)(x)  # expect: MSG501 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
