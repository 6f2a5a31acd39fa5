"""Lengths of a Tensor, and the axis by keyword."""
import mindspore as ms
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, lengths: Tensor):
        parts = x.split(lengths.tolist(), dim=0)  # expect: MSG696, MSG624 [unsafe]
        return mint.abs(parts[0]) + parts[1][:1]


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32), Tensor([1, 2], ms.int32)
