"""A mask of NumPy's, and the value by keyword."""
import mindspore as ms
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = Tensor(x.asnumpy() > 2)  # expect: MSG601
        return mint.abs(x.masked_fill(mask, value=0.0))  # expect: MSG696


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
