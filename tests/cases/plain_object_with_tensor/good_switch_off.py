"""A parameter decides whether there is an object: by default, there is none."""
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn, ops


class Output(NamedTuple):
    logits: Tensor
    loss: Tensor


class Encoder(nn.Cell):
    def construct(self, x: Tensor, return_dict: bool = False):
        y = ops.relu(x)
        if not return_dict:
            return y, y.mean()
        return Output(logits=y, loss=y.mean())


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder()

    def construct(self, x: Tensor, return_dict=False):
        return_dict = return_dict if return_dict is not None else True
        outputs = self.encoder(x, return_dict=return_dict)
        if return_dict:
            outputs = Output(logits=outputs[0], loss=outputs[1])
        return outputs[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
