"""A parameter decides whether there is an object: by default, there is one."""
# confidence: medium
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn, ops


class Output(NamedTuple):
    logits: Tensor
    loss: Tensor


def encode(x, return_dict: bool = True):
    y = ops.relu(x)
    if return_dict:
        return Output(logits=y, loss=y.mean())  # expect: MSG516 [unsafe]
    return y, y.mean()


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return encode(x)[0] * encode(x)[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
