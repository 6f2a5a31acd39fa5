"""In small letters."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, mode):  # expect: MSG635
        if mode.lower() == "fast":
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32), "Fast")
