"""A table that grows with the input, and the base that it is computed with, as in Llama with dynamic scaling."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Table(nn.Cell):
    def __init__(self, most):
        super().__init__()
        self.most = most
        self.base = ops.ones((2,), ms.float32)
        self.kept, self.table, self.base = self._make(most)

    def _make(self, size):
        kept = size
        table = self.base * size  # expect: MSG202 [unsafe]
        return kept, table, self.base

    def construct(self, x: Tensor):
        size = x.shape[0]
        table = self.table
        if size > self.kept:
            kept, table, base = self._make(size)
        return x + table.sum()


class Scaled(Table):
    def _make(self, size):
        base = self.base
        kept = size
        if size > self.most:
            base = ops.ones((2,), ms.float32) * size  # expect: MSG201 [unsafe]
        table = base * size  # expect: MSG202 [unsafe]
        return kept, table, base


def run():
    net, plain = Scaled(2), Table(2)
    return [each(ops.ones((size, 2), ms.float32)) for each in (net, plain) for size in (2, 3, 4)]
