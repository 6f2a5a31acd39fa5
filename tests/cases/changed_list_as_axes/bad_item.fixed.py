"""One axis is an item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        axes = [1, 0]
        axes += [0]
        return x.transpose(axes[0], 0)  # expect: MSG252 [safe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
