"""It grows in one branch alone: then the compiler takes any size for it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = x[0, 0]
        y = x
        while n < 3:
            if x.sum() > 0:
                y = ops.cat((y, x), 0)
            n = n + 1
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
