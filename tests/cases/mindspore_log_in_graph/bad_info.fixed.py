"""A message."""
import mindspore as ms
from mindspore import log as logger
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        print("called")  # expect: MSG609 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
