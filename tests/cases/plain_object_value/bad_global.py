"""An object of the module, a dataclass, a namespace and a named tuple."""
import argparse
import dataclasses
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn


Size = namedtuple("Size", ["rows"])


@dataclasses.dataclass
class Options:
    factor: int = 2


OPTIONS = Options()


def scale(x):
    return x * OPTIONS.factor  # expect: MSG530


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.arguments = argparse.Namespace(offset=3)
        self.size = Size(2)

    def construct(self, x: Tensor):
        return scale(x) + self.arguments.offset - self.size.rows  # expect: MSG530, MSG530


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
