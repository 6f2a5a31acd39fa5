"""Rows that a Tensor chooses are handed to another Cell, which goes through them."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Double(nn.Cell):
    def construct(self, rows):
        parts = []
        for row in rows:
            parts.append(row * 2)
        return ops.stack(parts)  # expect: MSG324


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = Double()

    def construct(self, x: Tensor):
        places = ops.nonzero(x[:, 0] > 2).reshape(-1)
        return self.double(ops.relu(x[places]))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
