"""Both ways add an item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = [x]
        if x[0, 0] > 0:
            found.append(x * 2)
        else:
            found.append(x * 3)
        found.reverse()
        return found[0] + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
