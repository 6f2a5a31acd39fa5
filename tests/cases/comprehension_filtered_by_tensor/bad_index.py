"""An index, and a question for the item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return [x * i for i in range(2) if x[i] > 0]  # expect: MSG319


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
