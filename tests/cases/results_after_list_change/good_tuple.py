"""What a function of the project returns is a tuple."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.insert(0, x * 2)
        a, b = self.pair(items[0])
        return a - b * 2

    def pair(self, y):
        return y * 2, y + 1


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
