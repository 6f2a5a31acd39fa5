"""A dataclass as output of a helper method."""
import dataclasses

import mindspore as ms
from mindspore import Tensor, nn


@dataclasses.dataclass
class Output:
    logits: Tensor
    loss: Tensor


class Net(nn.Cell):
    def run(self, x):
        return Output(x * 2, x.mean())  # expect: MSG516

    def construct(self, x: Tensor):
        output = self.run(x)
        return output.logits + output.loss


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
