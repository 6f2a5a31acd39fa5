"""A list of tuples."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pairs = [(2, 3), (3, 2)]
        pairs.reverse()  # expect: MSG251 [safe]
        return self.scaled(x, by=x) * len(pairs)

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
