"""In a branch on a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 70:
            print("x", end="")  # expect: MSG123 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
