"""An input list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, items):
        items.pop(0)  # expect: MSG715
        return items[0]


def inputs():
    return ([Tensor([1.0, 2.0, 3.0], ms.float32), Tensor([4.0, 5.0], ms.float32), Tensor([6.0], ms.float32)],)
