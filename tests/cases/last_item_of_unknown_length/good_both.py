"""Both ways make it as long."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x]
        if x.sum() < 6.0:
            items.append(x * 2)
        else:
            items.append(x * 3)
        return items[-1] + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
