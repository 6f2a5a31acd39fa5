"""In `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = ms.get_auto_parallel_context("parallel_mode")

    def construct(self, x: Tensor):
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
