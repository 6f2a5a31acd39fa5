"""`sep`, with a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        print("a", x)  # expect: MSG123 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
