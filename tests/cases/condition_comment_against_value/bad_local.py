"""A local number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scale = 2
        # @jit.cond: False
        if scale > 1:  # expect: MSG323
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
