"""A helper gets the axis, and keeps it."""
import mindspore as ms
from mindspore import Tensor, mint, nn


def averaged(x, axis):
    return x.mean(axis, keep_dims=True)  # expect: MSG696


class Net(nn.Cell):
    def construct(self, x: Tensor, places: Tensor):
        axis = int(places.asnumpy()[0])  # expect: MSG601
        return mint.abs(averaged(x, axis))


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32), Tensor([1, 0], ms.int32)
