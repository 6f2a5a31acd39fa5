"""A text built."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        text = str(x.sum())  # expect: MSG618
        print(text + "!")
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
