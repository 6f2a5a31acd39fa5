"""What the branch computes with it, or computed before."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        if y.sum() > 3:
            y = y.contiguous() * 3
        if y.sum() > 5:
            z = y.contiguous()
            y = z + 1
        if y.sum() > 7:
            y = y * 3
            y = y.contiguous()
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
