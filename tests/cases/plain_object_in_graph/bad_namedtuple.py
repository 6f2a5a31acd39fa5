"""A named tuple, a dataclass, a namespace and an enum."""
import dataclasses
import enum
from collections import namedtuple
from types import SimpleNamespace

import mindspore as ms
from mindspore import Tensor, nn


Size = namedtuple("Size", ["rows", "columns"])


@dataclasses.dataclass
class Options:
    factor: int = 2


class Mode(enum.Enum):
    SMALL = 1
    LARGE = 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x = x * Size(2, 3).rows  # expect: MSG517
        x = x * Options().factor  # expect: MSG517
        x = x * SimpleNamespace(factor=5).factor  # expect: MSG517
        return x * Mode(2).value  # expect: MSG517


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
