"""A tuple that holds such a value: its other items have no shape, either."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)

    def halves(self, x):
        parts = [x, x * 2]
        first = list(parts)[0]  # expect: MSG225 [safe]
        return first, x

    def construct(self, x: Tensor):
        first, second = self.halves(x)
        return first + self.dense(second)  # expect: MSG672 [safe]


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
