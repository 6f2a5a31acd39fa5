"""In a loop."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        items = [1.0, 2.0, 3.0]
        for _ in range(2):
            item = items[-1]  # expect: MSG712 [safe]
            items[-1:] = []
            x = x + item
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
