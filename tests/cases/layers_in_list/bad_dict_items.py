"""Layers in a dict on self, which graph code goes through with its keys."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = {"low": nn.Dense(2, 3), "high": nn.Dense(2, 3)}

    def construct(self, x):
        return [head(x) for name, head in self.heads.items() if name != "none"]  # expect: MSG519


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
