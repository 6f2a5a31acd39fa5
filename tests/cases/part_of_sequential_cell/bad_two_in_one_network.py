"""Two of them in one network."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 2))
        self.second = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 2))

    def construct(self, x: Tensor):
        first = [layer(x) for layer in self.first]  # expect: MSG695
        second = [layer(x) for layer in self.second]  # expect: MSG694, MSG695
        return first[0] + second[1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
