"""Instances of plain classes and dataclasses."""
from dataclasses import dataclass

import mindspore as ms
from mindspore import Tensor, nn


class Plain:
    pass


@dataclass
class Config:
    size: int = 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.plain, self.config = Plain(), Config()

    def construct(self, x: Tensor):
        if isinstance(self.plain, Plain) and isinstance(self.config, Config):
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
