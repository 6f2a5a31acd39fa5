"""The keyword argument comes first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x = self.scaled(x, by=x)
        axes = [2, 3]
        axes += [1]  # expect: MSG251 [safe]
        return x.reshape(axes)

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
