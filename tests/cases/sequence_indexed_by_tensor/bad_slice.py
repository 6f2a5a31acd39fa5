"""A slice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, start: Tensor):
        items = [x, x * 2, x * 3]
        return items[start:][0]  # expect: MSG228


def inputs():
    return Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(1, ms.int32)
