"""Cells of the project in a tuple, and layers in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = (Block(), Block())
        self.heads = {"a": nn.LayerNorm((3,)), "b": nn.LayerNorm((3,))}

    def construct(self, x: Tensor):
        for block in self.blocks:  # expect: MSG519
            x = block(x)
        return self.heads["a"](x) + self.heads["b"](x)  # expect: MSG519


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
