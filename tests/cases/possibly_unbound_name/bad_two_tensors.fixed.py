"""The name of two Tensors' product, read under the same condition."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, w: Tensor):
        y = ops.zeros_like(x * w + 1)
        if x.sum() > 1:
            y = x * w + 1
        z = x
        if x.sum() > 1:
            z = z + y  # expect: MSG301 [unsafe]
        return z


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32)
