"""One item is taken, from the front."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        parts = [x]
        if b > 1:
            parts.append(x * 2)
        return parts[0]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
