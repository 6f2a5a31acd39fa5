"""A name that one branch casts."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        y = ops.cast(x, ms.float32)
        if b > 1:
            y = y.astype(ms.float16)
        return y  # expect: MSG312


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
