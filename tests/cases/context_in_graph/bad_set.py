"""A setting."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        ms.set_context(max_call_depth=500)  # expect: MSG608
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
