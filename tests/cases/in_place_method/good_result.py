"""Only the result is read, or the method makes a new Tensor in the graph, too."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = (x * 3).mul_(2).add_(1)
        z = y * 2
        z = z.mul_(2)
        unread = z * 1
        w = unread + 1
        unread.add_(x)
        w.sub_(x)
        return y + z + w


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
