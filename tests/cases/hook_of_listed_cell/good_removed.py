"""The hooks are removed again."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


def double(cell, inputs, output):
    return output * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.SequentialCell(nn.Dense(4, 4, weight_init="ones"), nn.ReLU())
        handles = [layer.register_forward_hook(double) for layer in self.layers]
        for handle in handles:
            handle.remove()

    def construct(self, x: Tensor):
        return self.layers(x)


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
