"""An item is a number that only the run knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [int(x[0, 1]), 2]
        sizes.extend([1])
        return self.scaled(x, by=x) * len(sizes)

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
