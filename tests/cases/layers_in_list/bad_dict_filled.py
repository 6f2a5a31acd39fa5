"""Layers in a dict that a loop fills."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = {}
        for index in range(2):
            self.heads[str(index)] = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        return self.heads["0"](x) + self.heads["1"](x)  # expect: MSG519


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
