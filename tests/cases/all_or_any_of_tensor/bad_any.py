"""`any`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if any(x > 1):  # expect: MSG613 [unsafe]
            return x
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
