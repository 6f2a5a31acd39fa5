"""It is compared."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        mode = "double" if b > 1 else "plain"
        if mode == "double":  # expect: MSG321
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
