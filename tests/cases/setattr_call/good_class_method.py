"""Class methods of a `jit_class` make its objects, which is done outside graph code."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


@ms.jit_class
class Config:
    def __init__(self, scale=1.0):
        self.scale = scale

    @classmethod
    def from_dict(cls, values):
        config = cls()
        for name, value in values.items():
            setattr(config, name, value)
        return config

    def scaled(self, x):
        return x * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config(2.0)

    def construct(self, x):
        return self.config.scaled(x)


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
