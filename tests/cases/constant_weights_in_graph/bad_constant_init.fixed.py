"""Layers whose initial weights are said to be constant."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Tensor([[1.0, 2.0, 3.0]], ms.float32)
        self.dense = nn.Dense(3, 1, weight_init=self.weight, bias_init="zeros")
        self.prelu = nn.PReLU()

    def construct(self, x):
        dense = self.dense  # expect: MSG502 [unsafe]
        return self.prelu(dense(x) - 20)  # expect: MSG502 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
