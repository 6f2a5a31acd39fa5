"""The index is an input."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, index: Tensor):
        items = [x, x * 2]
        return items[index]  # expect: MSG228


def inputs():
    return Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(1, ms.int32)
