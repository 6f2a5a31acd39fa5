"""What a loop carries, returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0.0
        y = x
        while y.sum() < 40:
            total = total + y.mean()  # expect: MSG305
            y = y + 3
        return y + 1, total


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
