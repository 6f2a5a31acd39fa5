"""The item itself is passed by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        axes = [1, 0]
        axes.extend([1])  # expect: MSG251 [safe]
        return x.sum(axis=axes[0])


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
