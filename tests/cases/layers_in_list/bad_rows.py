"""A method makes rows of layers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rows = self.make(2)

    def make(self, depth):
        rows = []
        for _ in range(depth):
            layers = []
            for _ in range(depth):
                layers.append(nn.Dense(2, 2, weight_init="ones", bias_init="zeros"))
            rows.append(nn.SequentialCell(*layers))
        return rows

    def construct(self, x: Tensor):
        for row in self.rows:  # expect: MSG519
            x = row(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
