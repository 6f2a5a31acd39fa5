"""Bound on both ways."""
from typing import NamedTuple, Optional

import mindspore as ms
from mindspore import Tensor, nn


class Output(NamedTuple):
    hidden: Tensor
    weights: Optional[Tensor] = None


class Net(nn.Cell):
    def attend(self, x):
        return Output(x * 2, x + 1)  # expect: MSG516

    def construct(self, x: Tensor):
        result = self.attend(x)
        if result.weights is None:
            found = result.hidden
        else:
            found = (result.hidden, x)
        return found  # expect: MSG366


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
