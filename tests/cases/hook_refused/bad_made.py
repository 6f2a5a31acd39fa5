"""A nested function that a method of another object makes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Recorder:
    def __init__(self):
        self.features = {}

    def named(self, name):
        def keep(cell, inputs, output):
            self.features[name] = output
            return output * 2

        return keep


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.recorder = Recorder()
        self.dense = nn.Dense(4, 4, weight_init="ones")
        self.dense.register_forward_hook(self.recorder.named("dense"))

    def construct(self, x: Tensor):
        return self.dense(x)  # expect: MSG264, MSG533


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
