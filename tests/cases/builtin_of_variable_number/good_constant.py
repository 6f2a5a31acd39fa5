"""Numbers that are known."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = len(x) - 9
        total = 0
        for i in range(3):
            total += i
        return x * abs(n) * round(total / 2) * abs(x.shape[0] - 5)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
