"""Read without a guard: in PyNative that may raise."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            y = x * 2
        return y  # expect: MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
