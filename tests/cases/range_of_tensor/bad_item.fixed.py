"""An item of a Tensor of lengths."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, lengths: Tensor):
        for i in range(int(lengths[0])):  # expect: MSG315 [unsafe]
            x = x + i
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([2, 3], ms.int32)
