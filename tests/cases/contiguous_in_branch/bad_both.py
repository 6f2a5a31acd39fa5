"""On both ways."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        if y.sum() > 3:
            z = y.contiguous()  # expect: MSG679
        else:
            z = x.contiguous()  # expect: MSG679
        return z * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
