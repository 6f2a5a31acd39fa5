"""Reset."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        ms.reset_auto_parallel_context()  # expect: MSG637
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
