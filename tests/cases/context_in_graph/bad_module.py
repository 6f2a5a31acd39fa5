"""The module `context`."""
import mindspore as ms
from mindspore import Tensor, context, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if context.get_context("device_target") == "CPU":  # expect: MSG608 [unsafe]
            return x * 2
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
