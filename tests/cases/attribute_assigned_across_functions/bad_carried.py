"""A table that grows with the input, and the base that it is computed with, as in Llama with dynamic scaling."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Table(nn.Cell):
    def __init__(self, most):
        super().__init__()
        self.most = most
        self.base = ops.ones((2,), ms.float32)
        self._make(most)

    def _make(self, size):
        self.kept = size
        self.table = self.base * size  # expect: MSG202 [unsafe]

    def construct(self, x: Tensor):
        size = x.shape[0]
        if size > self.kept:
            self._make(size)
        return x + self.table.sum()


class Scaled(Table):
    def _make(self, size):
        self.kept = size
        if size > self.most:
            self.base = ops.ones((2,), ms.float32) * size  # expect: MSG201 [unsafe]
        self.table = self.base * size  # expect: MSG202 [unsafe]


def run():
    net, plain = Scaled(2), Table(2)
    return [each(ops.ones((size, 2), ms.float32)) for each in (net, plain) for size in (2, 3, 4)]
