"""It is an argument of a function of MindSpore."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        reduction = "mean"
        if b > 1:
            reduction = "sum"
        return ops.mse_loss(x, x * 2, reduction=reduction)  # expect: MSG321


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
